tenor clauses TIR/Exce
