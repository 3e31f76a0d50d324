tenor run model.py::takes_any
