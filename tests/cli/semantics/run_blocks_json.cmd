tenor run blocks.py::axes --notes blocks --format json
