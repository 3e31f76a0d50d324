tenor specified specified.py::guarded --for-all
