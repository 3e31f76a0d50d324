tenor run orders.py::crossing
