tenor run messages.py::Module::part --profile lowered
