tenor tt lower tiles.py --to ws2 --harvested 1
