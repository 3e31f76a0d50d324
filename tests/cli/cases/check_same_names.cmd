tenor check relax_same_names.py
