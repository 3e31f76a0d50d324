tenor run loops.py::sized --input A=half.npy
