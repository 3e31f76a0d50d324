tenor trace loops.py::half --input A=iota --where i=1
