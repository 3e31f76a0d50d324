tenor tt lower tiles_elements.py::same_names
