from tvm.script import relax as R
from tvm.script import tir as T


@T.prim_func
def scale(a: T.Buffer((2, 2), "float32"), b: T.Buffer((2, 2), "float32")):
    for i, j in T.grid(2, 2):
        b[i, j] = a[i, j] * T.float32(3)


@T.prim_func
def wider(a: T.Buffer((2, 3), "float32"), b: T.Buffer((2, 3), "float32")):
    for i, j in T.grid(2, 3):
        b[i, j] = a[i, j] * T.float32(3)
