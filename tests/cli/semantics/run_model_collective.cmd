tenor run model_collective.py
