tenor tt lower nothing.py
