tenor check scale.py --format sarif
