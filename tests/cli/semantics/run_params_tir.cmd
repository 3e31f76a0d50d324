tenor run scale.py::scale --params model.npz
