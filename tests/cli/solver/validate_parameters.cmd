tenor validate validate_before.py::shift validate_after.py::total
