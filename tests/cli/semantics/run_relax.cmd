tenor run relax.py
