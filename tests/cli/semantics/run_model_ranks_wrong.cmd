tenor run model_ranks.py::main --input x=iota,shape=(2,3) --input x.shape.0=3 --input x.shape.1=-1 --input x.shapes.0=4
