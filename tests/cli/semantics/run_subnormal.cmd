tenor run budgets.py::subnormal --print A --format json
