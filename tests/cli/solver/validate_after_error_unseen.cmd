tenor validate validate_after_error_before.py::Module::asserts validate_after_error_after.py::Module::asserts
