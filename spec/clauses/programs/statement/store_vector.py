# TIR/Exec/5.5.3, TIR/Exec/5.5.3.1, TIR/Exec/5.5.3.1:b, TIR/Exec/5.5.3.2, TIR/Exec/5.5.3:b, TIR/Exec/5.5.3:c, TIR-D7: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[T.Ramp(0, 1, 4)] = T.Ramp(5, 10, 4)
    assert C[0] == 5 and C[1] == 15 and C[2] == 25 and C[3] == 35, "a lane an element"
