tenor validate shared_outside.py::one shared_outside.py::two
