tenor run model.py::main --params model.safetensors --input "x=iota,shape=(2,4)" --print result
