tenor run loops.py::half --schedule all
