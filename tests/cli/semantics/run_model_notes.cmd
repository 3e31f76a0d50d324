tenor run model.py::main --notes blocks
