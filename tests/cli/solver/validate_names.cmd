tenor validate validate_before.py::scale validate_after.py::scale
