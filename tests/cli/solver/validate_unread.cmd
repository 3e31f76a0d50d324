tenor validate unread.py validate_after.py
