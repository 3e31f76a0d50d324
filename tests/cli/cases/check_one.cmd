tenor check several.py::Module::good
