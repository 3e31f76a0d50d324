tenor specified specified.py::guarded --runs 0
