tenor tt lower tiles.py --device wormhole --harvested 10
