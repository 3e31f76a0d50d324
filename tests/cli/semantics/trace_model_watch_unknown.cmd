tenor trace model_values.py::watched --watch "q[1]"
