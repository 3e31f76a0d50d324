tenor print several.py --to json
