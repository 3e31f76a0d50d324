tenor specified model_casts.py::casts --input m=6 --runs 3
