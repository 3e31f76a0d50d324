tenor validate --runs 1 validate_large_before.py validate_large_after.py
