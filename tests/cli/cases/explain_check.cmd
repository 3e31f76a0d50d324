tenor explain TIR-BufferStore-lanes
