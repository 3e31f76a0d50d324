tenor validate layout_long_before.py layout_long_after.py --runs 2
