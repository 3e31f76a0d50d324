tenor print empty_module.py
