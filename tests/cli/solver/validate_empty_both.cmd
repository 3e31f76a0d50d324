tenor validate empty_module.py empty_module.py
