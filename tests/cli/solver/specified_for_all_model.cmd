tenor specified model_for_all.py --for-all
