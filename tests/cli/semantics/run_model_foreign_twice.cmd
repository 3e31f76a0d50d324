tenor run foreign.py::main --packed example.scale=foreign_scale.py::scale --packed example.scale=foreign_scale.py::wider
