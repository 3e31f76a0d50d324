tenor run model.py::main --schedule all
