tenor run loops.py::half --expect C=none.npy
