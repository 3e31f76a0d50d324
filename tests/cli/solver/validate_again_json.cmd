tenor validate validate_again_before.py validate_again_after.py --format json
