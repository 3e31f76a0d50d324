tenor check relax.py::main
