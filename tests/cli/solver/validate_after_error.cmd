tenor validate validate_after_error_before.py validate_after_error_after.py --compare-after-error
