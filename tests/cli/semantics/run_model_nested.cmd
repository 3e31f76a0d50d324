tenor run model.py::nested --input "x=iota,shape=(2,)" --input k=7
