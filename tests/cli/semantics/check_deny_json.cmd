tenor check ../../../spec/clauses/programs/outside/allocate_const.py --deny D-DEPRECATED --format json
