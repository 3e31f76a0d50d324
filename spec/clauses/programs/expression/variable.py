# TIR/Eval/1, TIR/Scope/b1: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), n: T.int32):
    C[0] = n
    assert C[0] == n, "the value that the scope holds"
