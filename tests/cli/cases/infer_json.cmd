tenor infer relax_infer.py::main --format json
