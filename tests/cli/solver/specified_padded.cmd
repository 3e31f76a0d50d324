tenor specified specified.py::padded
