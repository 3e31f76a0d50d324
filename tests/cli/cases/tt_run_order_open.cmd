tenor tt run tt_order_open.py
