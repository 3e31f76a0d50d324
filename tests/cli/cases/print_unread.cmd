tenor print unread.py
