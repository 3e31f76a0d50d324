tenor run threads.py::plain --input A=iota --input B=iota --print C
