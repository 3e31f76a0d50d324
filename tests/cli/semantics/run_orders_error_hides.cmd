tenor run orders.py::error_hides --schedule all
