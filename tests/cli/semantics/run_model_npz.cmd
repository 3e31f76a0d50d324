tenor run model.py::main --params model.npz --input "x=iota,shape=(2,4)" --print result
