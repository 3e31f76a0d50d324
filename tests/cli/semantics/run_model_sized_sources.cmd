tenor run model_values.py::sized --input n=3 --input "y=rand:1,shape=(8,)" --input "x=rand:1,shape=(4,2)"
