tenor validate validate_shapes_one.py validate_shapes_four.py --input n=5
