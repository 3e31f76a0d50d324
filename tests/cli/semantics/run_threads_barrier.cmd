tenor run threads.py::barrier
