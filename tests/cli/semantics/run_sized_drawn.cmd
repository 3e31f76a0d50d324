tenor run loops.py::sized --seed 5
