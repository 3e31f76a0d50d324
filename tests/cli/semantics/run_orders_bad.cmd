tenor run orders.py::crossing --schedule last
