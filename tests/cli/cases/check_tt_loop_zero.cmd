tenor check tt_loop_zero.py
