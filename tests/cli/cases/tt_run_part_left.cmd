tenor tt run tt_part_left.py
