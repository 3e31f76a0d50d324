tenor validate atomic.py::of_blocks atomic.py::of_others
