tenor run relax_pure.py::pooled
