tenor reduce scale.py scale.py
