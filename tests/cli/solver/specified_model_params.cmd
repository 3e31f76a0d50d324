tenor specified model.py::main --params model.npz
