tenor specified model_views.py::main
