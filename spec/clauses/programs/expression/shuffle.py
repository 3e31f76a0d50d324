# TIR/Eval/12.1, TIR/Eval/12.2, TIR/Eval/12.2:b, TIR/Eval/12.3, TIR/Eval/12.4, TIR/Eval/12.4:b, TIR-D5, TIR-D75: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[T.Ramp(0, 1, 2)] = T.Shuffle([T.Ramp(10, 1, 2), T.Ramp(20, 1, 2)], [3, 0])
    assert C[0] == 21 and C[1] == 10, "lanes 3 and 0 of 10, 11, 20, 21"
