tenor specified a.py
