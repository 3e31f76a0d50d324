tenor check relax.py
