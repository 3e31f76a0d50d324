tenor specified orders.py
