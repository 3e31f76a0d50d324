tenor validate shrink_before.py shrink_after.py --shrink --memory 1M
