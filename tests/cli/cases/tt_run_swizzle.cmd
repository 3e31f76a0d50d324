tenor tt run tt_swizzle.py
