tenor tt run ../tensix/reduce_max.py --format json
