tenor specified model_casts.py
