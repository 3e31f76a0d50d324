tenor trace loops.py::half --input A=iota --input C=iota --line 9 --all --format json
