tenor specified relax_divide.py::main --input x=fill:0
