tenor validate relation_before.py relation_bundled_wrong.py --relation lifted,bundled
