tenor check several.py::lane --format json
