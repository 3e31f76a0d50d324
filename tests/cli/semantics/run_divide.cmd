tenor run loops.py::divide --input n=0
