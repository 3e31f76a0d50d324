tenor validate laid_out_before.py::add laid_out_after.py::add --layout 'B: n -> 0, 0'
