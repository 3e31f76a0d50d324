tenor validate validate_relax_before.py validate_relax_after.py --format json
