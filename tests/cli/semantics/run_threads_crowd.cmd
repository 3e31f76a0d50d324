tenor run threads.py::crowd
