tenor specified specified.py::short --input A=iota --input n=8
