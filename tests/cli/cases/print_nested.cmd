tenor print scale.py --to nested
