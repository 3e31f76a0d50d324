tenor run orders.py::crossing --schedule random:3 --print B
