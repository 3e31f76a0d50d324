# TIR-LogicalOp-failure, TIR/Eval/14.2, TIR/Eval/14.2.2:b: expect unspecified U-VECTOR-LOGIC at 7:26
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((8,), "bool")):
    C[T.Ramp(0, 1, 8)] = T.And(
        T.Ramp(0, 1, 8) < T.Broadcast(4, 8), A[T.Ramp(0, 1, 8)] > T.Broadcast(1, 8)
    )
