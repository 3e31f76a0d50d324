tenor run loops.py::sized -q
