tenor validate shrink_before.py shrink_after.py --certificate no/folder/out.smt2 --memory 1M
