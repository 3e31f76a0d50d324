tenor check scael.py --format json
