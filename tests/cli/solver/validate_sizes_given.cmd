tenor validate validate_sizes_before.py validate_sizes_after.py --input n=6
