tenor run model_ranks.py::main --input x.shape.0=3 --format json
