tenor run model_values.py::sized --input s=5 --input t=fill:1
