tenor infer scale.py
