tenor check broken.py
