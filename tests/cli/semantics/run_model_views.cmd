tenor run model_views.py::main --input x=iota --print result
