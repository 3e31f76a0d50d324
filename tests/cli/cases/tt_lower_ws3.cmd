tenor tt lower tiles.py --to ws3 --device wormhole --harvested 9
