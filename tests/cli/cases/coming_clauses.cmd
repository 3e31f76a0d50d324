tenor clauses
