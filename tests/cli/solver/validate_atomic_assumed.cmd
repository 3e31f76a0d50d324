tenor validate atomic.py::in_order atomic.py::of_blocks --assume reassociate
