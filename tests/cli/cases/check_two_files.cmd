tenor check scale.py plain.py
