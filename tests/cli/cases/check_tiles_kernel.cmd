tenor check tiles_kernel.py
