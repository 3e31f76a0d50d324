tenor check plain.py
