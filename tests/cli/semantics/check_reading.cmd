tenor check ../../../spec/clauses/witness/TIR-D26.py --reading all=as-written
