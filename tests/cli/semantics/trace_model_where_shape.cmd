tenor trace model_values.py::watched --input x=iota --input k=fill:3 --where "s=(3,)" --where "w=[0, 4, 8]"
