tenor run foreign.py::main --packed example.scal=foreign_scale.py::scale
