tenor validate specialised_shape.py::Before::f specialised_shape.py::After::f
