tenor explain TIR/Exec/12.1.5
