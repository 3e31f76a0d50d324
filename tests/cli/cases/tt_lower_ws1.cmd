tenor tt lower tiles_batch.py --to ws1
