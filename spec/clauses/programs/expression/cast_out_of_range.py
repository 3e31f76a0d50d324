# TIR-Cast-out-of-range, TIR-D13, TIR/Eval/5:g: expect unspecified U-CAST-RANGE at 8:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), F: T.Buffer((4,), "float32")):
    F[0] = T.float32(1e10)
    C[0] = T.Cast("int32", F[0])
