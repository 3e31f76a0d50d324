tenor validate laid_out_before.py::scale laid_out_after.py::scale --layout 'B: i, j -> j, i' --compare-after-error
