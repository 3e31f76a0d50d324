tenor trace loops.py::half --input A=iota --watch C[1]
