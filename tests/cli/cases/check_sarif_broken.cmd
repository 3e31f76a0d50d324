tenor check broken.py several.py --format sarif
