tenor validate empty_module.py validate_after.py
