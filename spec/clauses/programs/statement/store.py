# TIR/Exec/5.2, TIR/Exec/5.3, TIR/Exec/5.3:b, TIR/Exec/5.5.2: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((2, 4), "int32")):
    C[T.int64(1), T.int64(2)] = 3 + 4
    assert C[1, 2] == 7, "row 1, column 2"
