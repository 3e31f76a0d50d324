tenor run threads.py::tail --input n=10
