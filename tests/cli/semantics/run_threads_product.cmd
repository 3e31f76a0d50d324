tenor run threads.py::product --input A=iota --input B=iota --print C
