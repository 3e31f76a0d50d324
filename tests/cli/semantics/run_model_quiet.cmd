tenor run model.py::nested -q
