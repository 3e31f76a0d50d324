# TIR/Eval/14.2, TIR/Eval/14.2.2, TIR/Eval/14.2.2:c, TIR/Eval/14.2.2.1, TIR/Eval/14.2.2.2: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[T.Ramp(0, 1, 4)] = T.Select(
        T.And(T.Ramp(0, 1, 4) > T.Broadcast(0, 4), T.Ramp(0, 1, 4) < T.Broadcast(3, 4)),
        T.Broadcast(5, 4),
        T.Broadcast(6, 4),
    )
    assert C[0] == 6 and C[1] == 5 and C[2] == 5 and C[3] == 6, "lane by lane"
