tenor check - --deny L-UNUSED
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), n: T.int32):
    m: T.int32 = n * 2
    k: T.int32 = n * 3  # tenor: allow[L-UNUSED] for a later pass
    D = T.alloc_buffer((4,), "int32")
    C[0] = n
