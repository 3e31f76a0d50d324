tenor trace model_casts.py::casts --input n=1 --input m=5 --where m=5
