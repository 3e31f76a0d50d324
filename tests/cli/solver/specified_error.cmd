tenor specified specified.py::guarded --runs 8
