tenor run ../../../spec/clauses/witness/TIR-D8.py --reading TIR-D8=as-written --print B
