tenor validate atomic.py::in_order atomic.py::of_blocks --runs 4
