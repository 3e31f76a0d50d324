tenor validate no_value.py::tail no_value.py::zero
