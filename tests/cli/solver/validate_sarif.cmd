tenor validate validate_orders_before.py::fused validate_orders_after.py::fused --format sarif
