tenor run model.py::asserts --input x=fill:false
