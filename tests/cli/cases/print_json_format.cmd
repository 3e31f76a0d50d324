tenor print loops.py --to nested-json --format json
