tenor run model.py::main --packed example.scale=foreign_scale.py::scale
