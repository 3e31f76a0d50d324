tenor trace model_casts.py::kernel --input n=4 --input h=2 --input x=iota --watch "A[1]"
