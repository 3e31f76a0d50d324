tenor run orders.py::crossing --schedule all --expect B=half.npy
