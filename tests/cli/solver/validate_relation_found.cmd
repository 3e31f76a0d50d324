tenor validate relation_before.py relation_bundled.py
