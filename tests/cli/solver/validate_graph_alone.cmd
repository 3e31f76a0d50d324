tenor validate validate_graph_before.py::main validate_graph_after.py::main
