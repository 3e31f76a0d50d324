tenor explain TIR/Exec/5.5.4
