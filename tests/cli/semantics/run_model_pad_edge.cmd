tenor run model_empty.py::padded
