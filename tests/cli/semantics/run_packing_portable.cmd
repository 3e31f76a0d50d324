tenor run packing_after.py --profile portable --input n=2
