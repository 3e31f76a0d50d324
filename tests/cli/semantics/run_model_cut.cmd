tenor run model.py::main --params model_cut.safetensors
