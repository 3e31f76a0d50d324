tenor validate relation_before.py relation_specialised.py --relation specialised
