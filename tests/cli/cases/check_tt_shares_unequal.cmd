tenor check tt_shares_unequal.py
