tenor validate scale.py scale.py --constants packed_constants.npz
