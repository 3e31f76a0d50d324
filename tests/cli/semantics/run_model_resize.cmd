tenor run model_resize.py --input x=iota --print result
