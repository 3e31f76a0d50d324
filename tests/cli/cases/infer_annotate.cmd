tenor infer --annotate relax_infer.py
