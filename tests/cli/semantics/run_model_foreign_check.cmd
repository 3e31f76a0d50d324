tenor check foreign.py
