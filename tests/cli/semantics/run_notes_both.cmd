tenor run blocks.py::axes --notes blocks --notes readings -q
