# TIR-Var-bound, TIR/Scope/p1:c: expect ill-formed I-UNBOUND at 9:19
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    k = T.int32()
    B = T.Buffer((k,), "float32", data=A.data)
    B[0] = T.float32(0)
