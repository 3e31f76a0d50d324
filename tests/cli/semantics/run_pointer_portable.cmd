tenor run flattened.py::address --input A=iota --print C
