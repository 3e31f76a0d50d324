tenor chekc scale.py
