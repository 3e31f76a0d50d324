tenor validate data_loop.py::Before data_loop.py::After
