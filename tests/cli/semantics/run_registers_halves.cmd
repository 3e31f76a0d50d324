tenor run registers.py::Module::halves --profile lowered --quiet
