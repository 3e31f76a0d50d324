tenor reduce reduce_before.py reduce_after.py
