tenor run loops.py::half --input A=iota --input C=iota --expect C=half.npy
