tenor run relax_effects.py::forward --input x=iota --print result.0 --print cache
