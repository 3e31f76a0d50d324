tenor specified specified.py::guarded --input m=3
