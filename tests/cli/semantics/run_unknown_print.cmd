tenor run loops.py::half --print D
