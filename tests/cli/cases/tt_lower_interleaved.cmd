tenor tt lower tiles_batch.py --device wormhole --harvested 9
