tenor run validate_after_error_after.py::Module::divides --input k=0 --print C
