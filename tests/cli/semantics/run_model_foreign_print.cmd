tenor print foreign.py
