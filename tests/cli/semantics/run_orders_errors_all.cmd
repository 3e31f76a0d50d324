tenor run orders.py::errors --schedule all
