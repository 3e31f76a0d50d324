tenor validate specialised_before.py specialised_wrong.py --relation specialised
