tenor validate relation_before.py relation_bound.py --relation bound
