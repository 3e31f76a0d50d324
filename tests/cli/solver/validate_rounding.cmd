tenor validate validate_before.py::total validate_after.py::total
