tenor specified model_ranks.py
