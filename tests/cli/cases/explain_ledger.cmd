tenor explain TIR-D8
