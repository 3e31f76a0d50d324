tenor infer relax_disagrees.py
