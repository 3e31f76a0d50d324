tenor trace loops.py::half --where k=1
