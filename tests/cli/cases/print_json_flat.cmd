tenor print scale.py --to flat-json
