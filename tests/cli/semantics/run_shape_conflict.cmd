tenor run validate_shapes_one.py --input 'A=fill:1,shape=(3,)' --input n=4
