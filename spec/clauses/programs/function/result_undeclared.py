# TIR-Return-undeclared, TIR/OtherTyping/6, TIR/Types/3:c: expect well-formed T-RETURN at 7:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    T.evaluate(T.ret(C[0]))
