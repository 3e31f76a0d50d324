tenor run blocks.py::axes --deny B-INIT
