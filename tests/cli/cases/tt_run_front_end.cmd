tenor tt run tiles_front_end.py
