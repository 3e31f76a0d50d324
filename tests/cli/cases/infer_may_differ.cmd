tenor infer relax_infer.py
