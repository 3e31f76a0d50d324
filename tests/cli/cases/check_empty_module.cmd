tenor check empty_module.py
