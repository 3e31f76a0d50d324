tenor run threads.py::divergent
