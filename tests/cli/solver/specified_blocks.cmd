tenor specified blocks.py --runs 2
