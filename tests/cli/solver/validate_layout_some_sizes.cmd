tenor validate laid_out_before.py::add laid_out_after.py::add --layout 'B: i -> i, 0'
