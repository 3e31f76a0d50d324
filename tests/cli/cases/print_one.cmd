tenor print several.py::Module::good
