tenor validate validate_real_before.py::mean validate_real_after.py::mean --assume reassociate,real --format json
