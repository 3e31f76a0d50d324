tenor trace model.py::main --params model.npz --input n=1 --line 20
