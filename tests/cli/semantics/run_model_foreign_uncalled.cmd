tenor run foreign_calls.py::main --packed example.more=foreign_called.py::more --packed example.scale=foreign_called.py::scaled
