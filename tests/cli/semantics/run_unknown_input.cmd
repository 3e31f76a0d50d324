tenor run loops.py::half --input B=iota
