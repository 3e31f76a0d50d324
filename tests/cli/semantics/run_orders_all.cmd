tenor run orders.py::crossing --schedule all
