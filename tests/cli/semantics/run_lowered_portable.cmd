tenor run flattened.py::shared --input A=iota
