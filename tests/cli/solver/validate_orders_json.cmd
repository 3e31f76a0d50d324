tenor validate validate_orders_before.py::together validate_orders_after.py::together --format json
