tenor run model_values.py::empty --print result
