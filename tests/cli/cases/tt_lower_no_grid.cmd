tenor tt lower tiles_elements.py::no_grid
