tenor tt run tt_rounding.py
