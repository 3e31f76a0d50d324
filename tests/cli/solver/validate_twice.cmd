tenor validate validate_twice.py validate_twice.json
