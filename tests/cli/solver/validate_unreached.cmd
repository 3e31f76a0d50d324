tenor validate unreached_before.py unreached_after.py
