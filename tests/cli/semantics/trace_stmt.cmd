tenor trace budgets.py::subnormal --granularity stmt
