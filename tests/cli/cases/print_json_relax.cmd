tenor print relax_print.py --to json
