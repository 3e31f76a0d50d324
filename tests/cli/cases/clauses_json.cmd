tenor clauses TIR/Scope/p1 --format json
