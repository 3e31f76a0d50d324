tenor validate atomic.py::histogram atomic.py::histogram_atomic
