tenor infer relax_disagrees.py --format sarif
