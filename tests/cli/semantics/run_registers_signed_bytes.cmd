tenor run registers.py::Module::signed_bytes --profile lowered --quiet
