tenor validate validate_before.py::clamp validate_after.py::clamp --input n=3
