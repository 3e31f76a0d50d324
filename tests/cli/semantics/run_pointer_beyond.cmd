tenor run flattened.py::beyond --profile lowered --input A=iota
