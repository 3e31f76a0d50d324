tenor run ../../../spec/clauses/witness/TIR-D8.py --notes readings --print B
