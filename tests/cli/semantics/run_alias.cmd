tenor run loops.py::half --input A=iota --input C=@A --print C
