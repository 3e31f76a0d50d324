tenor specified specified.py --format sarif
