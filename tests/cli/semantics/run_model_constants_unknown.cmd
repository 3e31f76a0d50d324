tenor run foreign.py::unknown
