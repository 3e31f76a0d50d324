tenor run orders.py::leads_outside --schedule all
