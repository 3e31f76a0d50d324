# TIR-PrimFunc-no-result, TIR-D50: expect unspecified U-NO-RESULT at 6:1
from tvm.script import tir as T


@T.prim_func
def main(n: T.int32) -> T.int32:
    if n == 3:
        T.evaluate(T.ret(n))
