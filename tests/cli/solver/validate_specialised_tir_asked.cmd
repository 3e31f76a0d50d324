tenor validate specialised_before.py specialised_after.py --relation specialised
