tenor run flattened.py::race --profile lowered
