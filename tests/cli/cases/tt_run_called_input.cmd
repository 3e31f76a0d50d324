tenor tt run ../tensix/reduce_min.py --kernels tt_called_input
