tenor run loops.py::half --steps 5
