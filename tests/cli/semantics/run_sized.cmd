tenor run loops.py::sized --input n=3 --input A=iota --print C
