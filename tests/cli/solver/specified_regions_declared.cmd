tenor specified --regions regions_declared.py
