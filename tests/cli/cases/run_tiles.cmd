tenor run tiles.py
