tenor validate model_private.py model_private_after.py
