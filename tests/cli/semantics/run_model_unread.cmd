tenor run relax_no_return.py::main
