tenor run ../../../spec/clauses/witness/TIR-D40.py --input A=fill:1 --input B=@A --reading TIR-D40=as-written
