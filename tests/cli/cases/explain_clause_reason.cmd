tenor explain TIR/Exec/3.2:c
