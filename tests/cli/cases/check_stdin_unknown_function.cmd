tenor check -::g --quiet
from tvm.script import tir as T


@T.prim_func
def f(A: T.Buffer((4,), "int32")):
    A[0] = 1
