tenor trace loops.py::half --watch C
