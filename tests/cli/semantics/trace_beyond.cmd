tenor trace loops.py::beyond --input A=iota --where i=3
