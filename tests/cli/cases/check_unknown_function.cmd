tenor check several.py::lane
