tenor infer relax_result.py
