tenor specified specified.py::quantised --format json
