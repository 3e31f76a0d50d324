tenor explain TIR-BufferStore-out-of-bounds
