tenor validate relation_before.py relation_bundled.py --relation specialised --format json
