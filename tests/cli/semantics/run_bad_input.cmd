tenor run loops.py::half --input A=twelve
