tenor specified orders_many.py --runs 1
