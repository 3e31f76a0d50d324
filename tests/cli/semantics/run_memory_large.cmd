tenor run loops.py::half --memory 99999999999999999999
