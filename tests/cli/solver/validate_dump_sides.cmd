tenor validate validate_before.py validate_after.py --dump pipeline
