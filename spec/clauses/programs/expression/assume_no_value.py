# TIR-Call-assume-no-value, TIR-D77: expect unspecified U-ASSUME at 8:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    T.evaluate(T.assume(1 // C[0] == 1))
