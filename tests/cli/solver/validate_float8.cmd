tenor validate float8_before.py float8_after.py
