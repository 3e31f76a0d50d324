tenor trace model_casts.py::kernel --input n=2 --input h=1 --input x=iota
