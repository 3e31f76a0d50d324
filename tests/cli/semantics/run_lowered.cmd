tenor run flattened.py::shared --profile lowered --input A=iota --print C
