tenor validate validate_real_before.py validate_real_after.py --assume real
