tenor run model_condition.py --input N=32 --input A=iota --print result
