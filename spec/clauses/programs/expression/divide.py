# TIR/Eval/13.6, TIR/Eval/13.6:c, TIR/Eval/13.7, TIR/Eval/13.8, TIR/Eval/13.9: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), F: T.Buffer((4,), "float32")):
    C[0] = -7
    F[0] = T.float32(-7)
    assert T.Div(C[0], 2) == -3 and T.Mod(C[0], 2) == -1, "towards zero, and what is left over"
    assert C[0] // 2 == -4 and C[0] % 2 == 1, "rounded down, and what is left over"
    assert F[0] / T.float32(2) == T.float32(-3.5), "of floats, the quotient"
