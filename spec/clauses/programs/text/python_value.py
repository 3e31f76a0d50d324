# X-PYTHON-VALUE: expect exhausted X-PYTHON-VALUE at 9:12
from tvm.script import tir as T

LIMIT = max(1, 2)


@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = LIMIT
