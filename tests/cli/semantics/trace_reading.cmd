tenor trace ../../../spec/clauses/witness/TIR-D1.py --reading TIR-D1=as-written
