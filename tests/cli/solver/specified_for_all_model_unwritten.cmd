tenor specified model_unwritten.py::Module::skips model_unwritten.py::Module::adds --for-all
