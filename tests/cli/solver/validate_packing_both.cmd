tenor validate packing_after.py packing_wrong.py --format json
