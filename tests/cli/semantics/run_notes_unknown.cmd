tenor run blocks.py::axes --notes everything
