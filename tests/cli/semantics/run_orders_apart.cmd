tenor run orders.py::apart --schedule all
