tenor validate validate_before.py::search validate_after.py::search
