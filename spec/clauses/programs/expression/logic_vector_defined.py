# TIR-LogicalOp-right-vector, TIR/Eval/14.2.2: expect done
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "bool")):
    C[T.Ramp(0, 1, 8)] = T.And(
        T.Ramp(0, 1, 8) < T.Broadcast(4, 8), A[T.Ramp(0, 1, 8)] > T.Broadcast(1, 8)
    )
    assert not C[7], "the same, whether or not A[7] is read"
