tenor print scale.py --format json
