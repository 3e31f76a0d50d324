tenor check several.py::good
