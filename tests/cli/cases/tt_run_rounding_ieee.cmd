tenor tt run tt_rounding.py --assume ieee
