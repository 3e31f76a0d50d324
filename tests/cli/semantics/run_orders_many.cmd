tenor run orders.py::many --schedule all
