tenor run flattened.py::address --profile lowered --input A=iota --print C
