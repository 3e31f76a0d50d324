tenor run model.py::main --params model_wrong.npz --input "x=iota,shape=(2,5)" --input q=1
