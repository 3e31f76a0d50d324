tenor print separators.py --to flat
