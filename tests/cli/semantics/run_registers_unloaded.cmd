tenor run registers.py::Module::unloaded --profile lowered --quiet
