tenor validate packing_before.py packing_wrong.py
