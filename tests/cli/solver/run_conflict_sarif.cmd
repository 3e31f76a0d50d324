tenor run loops.py::race --format sarif
