tenor check plain.py --format json
