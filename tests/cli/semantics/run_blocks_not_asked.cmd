tenor run blocks.py::axes
