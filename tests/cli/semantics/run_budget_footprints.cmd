tenor run budgets.py::footprints --memory 1MB
