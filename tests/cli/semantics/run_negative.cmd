tenor run budgets.py::subnormal --steps -1
