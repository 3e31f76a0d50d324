tenor run model_values.py::values --print result.5
