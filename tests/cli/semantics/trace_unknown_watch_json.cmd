tenor trace loops.py::half --input A=iota --watch Other[1] --format json
