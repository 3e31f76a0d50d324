# TIR-Call-pointer-outside, TIR-D44: expect unspecified U-POINTER at 8:24
# inputs: --profile lowered
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((1,), "bool")):
    C[0] = T.isnullptr(T.handle_add_byte_offset(A.data, 32))
