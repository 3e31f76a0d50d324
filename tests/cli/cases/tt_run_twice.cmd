tenor tt run tt_twice.py
