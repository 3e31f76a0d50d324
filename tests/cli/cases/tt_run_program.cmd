tenor tt run ../tensix/gemm_few.py
