tenor run model_signature.py::main --input a.shape.0=3 --input b.shape.0=2 --input b.shape.1=3
