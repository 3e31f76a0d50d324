tenor print scale.py --to json
