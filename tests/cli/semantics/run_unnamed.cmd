tenor run loops.py
