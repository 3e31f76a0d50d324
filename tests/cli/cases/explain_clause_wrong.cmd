tenor explain TIR/Exec/12.1.55
