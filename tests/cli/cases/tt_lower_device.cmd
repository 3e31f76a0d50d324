tenor tt lower tiles.py --device gpu
