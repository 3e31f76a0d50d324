tenor run model_empty.py::long --steps 1000
