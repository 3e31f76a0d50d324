tenor run budgets.py::buffers --memory 2MB
