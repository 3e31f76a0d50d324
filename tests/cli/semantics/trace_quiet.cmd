tenor trace loops.py::half -q
