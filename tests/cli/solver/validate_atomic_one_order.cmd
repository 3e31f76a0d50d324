tenor validate atomic.py::of_blocks atomic.py::in_order
