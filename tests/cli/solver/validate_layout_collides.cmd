tenor validate laid_out_before.py::scale laid_out_after.py::scale --layout 'A: i, j -> i // 16, j // 16, i % 16, j % 8'
