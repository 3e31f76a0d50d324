tenor validate validate_reduction_before.py validate_reduction_after.py --reading TIR-D81=as-written
