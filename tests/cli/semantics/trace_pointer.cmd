tenor trace flattened.py::address --profile lowered --input A=iota --watch C[1]
