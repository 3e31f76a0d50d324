tenor run model.py::main --seed 3 --input n=2 --print result
