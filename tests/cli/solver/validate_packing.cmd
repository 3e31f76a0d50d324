tenor validate packing_before.py packing_after.py
