tenor run relax_effects.py::forward --input x=iota --input cache=fill:7,shape=(1,2) --print result.1.1
