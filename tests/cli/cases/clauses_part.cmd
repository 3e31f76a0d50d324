tenor clauses TIR/Exec/12.1
