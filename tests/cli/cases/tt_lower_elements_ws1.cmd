tenor tt lower tiles_elements.py::main --to ws1
