tenor fuzz replay scale.py
