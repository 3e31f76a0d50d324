tenor specified specified.py::short
