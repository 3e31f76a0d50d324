tenor validate no_value.py::zero no_value.py::times_zero
