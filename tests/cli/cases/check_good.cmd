tenor check scale.py
