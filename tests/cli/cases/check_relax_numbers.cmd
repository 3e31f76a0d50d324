tenor check relax_numbers.py
