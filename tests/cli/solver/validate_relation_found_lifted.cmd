tenor validate relation_before.py relation_lifted.py
