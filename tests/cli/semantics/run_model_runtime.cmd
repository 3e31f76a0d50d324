tenor run relax_runtime.py --input x=iota --input n=4 --print result
