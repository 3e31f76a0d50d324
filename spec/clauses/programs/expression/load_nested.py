# TIR/Buffers/example, TIR/Buffers/example:b, TIR/Buffers/example:c, TIR/Buffers/p1:b, TIR/Eval/7.4: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((2, 2, 3), "int32")):
    for i, j, k in T.grid(2, 2, 3):
        C[i, j, k] = i * 6 + j * 3 + k + 1
    assert C[0, 1, 1] == 5, "the fifth element"
    assert C[1, 0, 2] == 9, "the ninth element"
