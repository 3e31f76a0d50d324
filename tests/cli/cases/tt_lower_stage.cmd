tenor tt lower tiles.py --to ws4
