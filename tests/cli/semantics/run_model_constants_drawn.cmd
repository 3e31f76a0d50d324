tenor run foreign.py::main --input x=fill:1 --packed example.scale=foreign_scale.py::scale
