tenor validate quotient_before.py quotient_after.py
