tenor reduce reduce_before.py::Module::main reduce_after.py::Module::main --budget 3 -o small
