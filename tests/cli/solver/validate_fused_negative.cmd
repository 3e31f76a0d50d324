tenor validate fused_negative.py::before fused_negative.py::after
