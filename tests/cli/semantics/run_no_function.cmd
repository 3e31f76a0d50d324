tenor run loops.py::
