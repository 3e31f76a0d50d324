tenor validate laid_out_recursive.py::Before::f laid_out_recursive.py::After::f --layout 'A: i -> 7 - i'
