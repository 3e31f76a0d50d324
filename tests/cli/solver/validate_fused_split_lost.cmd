tenor validate fused_split.py::before fused_split.py::without_tail
