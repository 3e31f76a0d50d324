tenor chekc scale.py --format=json
