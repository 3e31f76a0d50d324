tenor run foreign.py::main --packed example.scale=foreign_scale.py::none
