tenor tt lower tiles.py --to ws1 --format json
