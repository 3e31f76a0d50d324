tenor specified --for-all for_all.py::Module::rows --input A=rand:3
