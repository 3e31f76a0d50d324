# TIR-AllocatedBuffer-bound, TIR/Scope/b8:c, TIR-D42: expect ill-formed I-ALLOC-UNBOUND at 9:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    n = T.int32()
    with T.block("b"):
        D = T.alloc_buffer((n,), "int32")
        C[0] = 1
