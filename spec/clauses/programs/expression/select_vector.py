# TIR/Eval/6.4, TIR/Eval/6.4:b: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[T.Ramp(0, 1, 4)] = T.Select(
        T.Ramp(0, 1, 4) < T.Broadcast(2, 4), T.Broadcast(5, 4), T.Broadcast(6, 4)
    )
    assert C[1] == 5 and C[2] == 6, "lane by lane"
