tenor print relax_print.py::Module::main --normalize
