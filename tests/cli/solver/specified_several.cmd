tenor specified specified.py -q
