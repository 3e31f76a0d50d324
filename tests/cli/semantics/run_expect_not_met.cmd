tenor run loops.py::half --input A=fill:2 --input C=iota --expect C=half.npy
