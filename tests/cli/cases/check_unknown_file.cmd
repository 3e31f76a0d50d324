tenor check scal.py
