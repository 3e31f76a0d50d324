# TIR-D12: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 2
    assert T.Cast("bool", C[0]), "2 is not zero"
