tenor run loops.py::half --html out.html
