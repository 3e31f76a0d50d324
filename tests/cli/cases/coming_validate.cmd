tenor validate a.py b.py
