tenor run ../../../spec/clauses/programs/loop/write_order.py --deny N-WRITE-ORDER
