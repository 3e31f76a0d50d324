tenor run registers.py::Module::short_halves --profile lowered --quiet
