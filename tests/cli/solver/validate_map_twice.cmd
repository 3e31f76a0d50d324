tenor validate validate_pairs_before.py validate_pairs_after.py --map renamed=copy --map count=copy
