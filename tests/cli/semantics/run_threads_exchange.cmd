tenor run threads.py::exchange
