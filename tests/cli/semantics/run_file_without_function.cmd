tenor run model_no_function.py
