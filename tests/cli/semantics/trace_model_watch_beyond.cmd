tenor trace model_values.py::watched --input x=iota --input k=fill:3 --watch "y[3]"
