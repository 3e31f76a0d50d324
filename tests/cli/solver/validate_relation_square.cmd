tenor validate relation_square_before.py relation_square_wrong.py --relation bundled,lifted
