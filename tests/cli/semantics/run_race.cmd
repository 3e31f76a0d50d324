tenor run loops.py::race
