tenor trace loops.py::beyond --input A=iota --all --line 15
