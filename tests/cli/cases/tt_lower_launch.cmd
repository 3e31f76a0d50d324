tenor tt lower tiles.py --launch --device wormhole --harvested 9
