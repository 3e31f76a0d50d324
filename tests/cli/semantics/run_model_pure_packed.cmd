tenor run relax_pure.py::main --input x=fill:1 --packed example.effect=relax_effect.py::still
