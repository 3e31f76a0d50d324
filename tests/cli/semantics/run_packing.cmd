tenor run packing_after.py --input "X=iota,shape=(3,2)" --input s=0.5 --print Y
