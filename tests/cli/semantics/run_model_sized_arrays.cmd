tenor run model_values.py::sized --input "x=rand:1,shape=(4,2)" --input "y=rand:1,shape=(6,)" --input "t.0=rand:1,shape=(5,)"
