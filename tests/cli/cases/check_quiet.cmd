tenor check -q several.py
