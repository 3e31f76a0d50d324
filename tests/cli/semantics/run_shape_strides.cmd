tenor run validate_strides_any.py --input 'A=iota,shape=(2,3),strides=(8,1),[1,0]=9' --print C
