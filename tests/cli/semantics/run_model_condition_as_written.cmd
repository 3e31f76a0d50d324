tenor run model_condition.py --input N=3 --input A=iota --print result --reading RLX-D62=as-written
