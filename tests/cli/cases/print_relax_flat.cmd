tenor print relax_print.py --to flat
