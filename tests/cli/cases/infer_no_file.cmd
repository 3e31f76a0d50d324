tenor infer no_such.py
