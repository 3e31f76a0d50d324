tenor check several.py::Other
