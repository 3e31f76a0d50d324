tenor specified specified.py::scratch
