tenor tt run ../tensix/reduce_max.py --assume nothing
