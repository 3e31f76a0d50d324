tenor run specified.py::quantised --input A=edge:7 --print C
