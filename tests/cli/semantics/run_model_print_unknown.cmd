tenor run model.py::main --print y
