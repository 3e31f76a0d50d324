tenor run orders.py::error_and_conflict
