tenor specified specified.py::quantised
