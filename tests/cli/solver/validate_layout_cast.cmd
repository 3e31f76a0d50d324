tenor validate laid_out_before.py::scale laid_out_after.py::scale --layout 'B: i, j -> T.cast(j, "int8"), i'
