tenor validate model_values.py model_values_after.py
