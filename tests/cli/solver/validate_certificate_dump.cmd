tenor validate --dump pipeline --certificate out.smt2
