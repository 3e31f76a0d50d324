tenor run none.py
