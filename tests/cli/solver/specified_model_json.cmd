tenor specified model_casts.py::casts --runs 12 --format json
