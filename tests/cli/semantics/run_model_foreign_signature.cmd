tenor run relax_pure.py::main --packed example.effect=relax_effect.py::wider
