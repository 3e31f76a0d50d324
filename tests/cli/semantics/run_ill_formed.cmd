tenor run loops.py::wrong
