tenor check tt_shares_unlisted.py
