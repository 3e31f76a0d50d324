tenor run threads.py::extents --input n=4
