tenor run validate_shapes_one.py --input 'A=rand:7,shape=(-3,)'
