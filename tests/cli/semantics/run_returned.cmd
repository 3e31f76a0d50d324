tenor run loops.py::result --input n=21
