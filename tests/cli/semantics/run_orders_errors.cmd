tenor run orders.py::errors
