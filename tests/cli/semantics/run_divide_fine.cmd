tenor run loops.py::divide --input n=2 --input C=iota --print C
