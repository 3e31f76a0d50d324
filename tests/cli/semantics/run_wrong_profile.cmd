tenor run flattened.py::race --profile bytes
