tenor check relax_datatypes.py
