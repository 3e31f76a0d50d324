tenor run loops.py::half --seed 99999999999999999999
