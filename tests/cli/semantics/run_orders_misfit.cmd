tenor run orders.py::crossing --schedule 1:7
