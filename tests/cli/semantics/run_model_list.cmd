tenor run model.py::bundled --params model_list.npz --input x=fill:1 --print result
