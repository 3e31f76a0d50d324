tenor validate laid_out_before.py::scale laid_out_after.py::scale 
