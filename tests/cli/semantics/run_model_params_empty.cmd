tenor run model.py::main --params empty.npz
