tenor print scale.py plain.py --to json
