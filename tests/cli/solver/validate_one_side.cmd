tenor validate validate_before.py
