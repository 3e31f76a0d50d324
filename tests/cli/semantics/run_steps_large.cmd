tenor run loops.py::half --steps 18446744073709551616
