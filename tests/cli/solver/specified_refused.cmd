tenor specified broken.py
