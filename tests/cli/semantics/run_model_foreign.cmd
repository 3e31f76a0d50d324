tenor run foreign.py::main --input x=fill:1 --constants foreign_constants.json --packed example.scale=foreign_scale.py::scale --print result
