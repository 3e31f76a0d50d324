tenor trace loops.py::half --input A=iota --watch D[1]
