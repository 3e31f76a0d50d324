tenor run foreign.py::main
