tenor validate validate_before.py::gather validate_after.py::gather
