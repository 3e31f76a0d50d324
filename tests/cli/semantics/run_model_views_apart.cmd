tenor run model_views.py::apart --input x=iota
