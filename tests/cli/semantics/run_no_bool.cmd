tenor run messages.py::no_bool --profile lowered
