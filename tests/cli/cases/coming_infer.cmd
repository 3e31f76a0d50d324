tenor infer a.py
