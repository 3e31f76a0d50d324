tenor validate unreached_after.py unreached_before.py
