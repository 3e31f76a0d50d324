tenor validate validate_shapes_two.py validate_shapes_one.py --input 'A=undef,shape=(3,)' --input 'C=iota,shape=(4,),[3]=7'
