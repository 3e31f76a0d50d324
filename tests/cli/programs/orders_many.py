# More orders of iterations than are run, and what follows depends on them.
from tvm.script import tir as T


@T.prim_func
def too_many(B: T.Buffer((1,), "int32"), C: T.Buffer((1,), "int32")):
    for i in T.parallel(12):
        B[0] = i
    if B[0] == 0:
        C[0] = 0
