tenor tt lower tiles.py --to ws2 --device wormhole --harvested -1
