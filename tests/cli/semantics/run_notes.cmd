tenor run loops.py::half --notes readings
