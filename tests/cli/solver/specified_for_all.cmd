tenor specified --for-all for_all.py::Module::rows
