tenor run threads.py::exchange --schedule random:1
