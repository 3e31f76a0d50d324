tenor run model_values.py::values --print result.1.0 --input x=iota --format json
