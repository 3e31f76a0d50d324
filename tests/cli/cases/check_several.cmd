tenor check several.py
