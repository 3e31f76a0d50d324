tenor run relax_numbers.py::counts
