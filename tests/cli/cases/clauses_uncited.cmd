tenor clauses PreRFC --uncited
