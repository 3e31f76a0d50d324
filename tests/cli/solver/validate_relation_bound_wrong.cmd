tenor validate relation_before.py relation_bound_wrong.py --relation bound
