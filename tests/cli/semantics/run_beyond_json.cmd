tenor run loops.py::beyond --input A=iota --format json
