tenor validate laid_out_before.py laid_out_after.py --relation padding --format json
