tenor run validate_after_error_before.py::Module::divides --input k=0 --input C=iota --print C --format json
