tenor run loops.py::half --format sarif
