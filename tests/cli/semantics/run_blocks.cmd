tenor run blocks.py::regions --notes blocks
