tenor check several.py --format json
