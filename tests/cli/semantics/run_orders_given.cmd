tenor run orders.py::crossing --schedule 1:1 --print B
