tenor run model_values.py::values --print result.1 --print x --input x=iota
