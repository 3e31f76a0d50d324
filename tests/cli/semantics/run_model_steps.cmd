tenor run model.py::main --steps 100 --params model.npz
