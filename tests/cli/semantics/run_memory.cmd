tenor run loops.py::half --memory 16
