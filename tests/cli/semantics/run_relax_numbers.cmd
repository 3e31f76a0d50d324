tenor run relax_numbers.py::within
