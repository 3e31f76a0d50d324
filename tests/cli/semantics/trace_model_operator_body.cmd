tenor trace relax_divide.py::main --input x=fill:0 -q
