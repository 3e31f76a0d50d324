# TIR-Return-dtype, TIR-D50, TIR/Types/3:c: expect ill-formed T-RETURN at 7:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")) -> T.float32:
    T.evaluate(T.ret(C[0]))
