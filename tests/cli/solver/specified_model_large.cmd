tenor specified relax_pure.py::sized
