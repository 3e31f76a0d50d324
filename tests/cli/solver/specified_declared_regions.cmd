tenor specified --for-all declared_regions.py
