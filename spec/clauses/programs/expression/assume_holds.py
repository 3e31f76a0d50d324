# TIR/BuiltinEffect/b7, TIR/BuiltinEffect/b7:b, TIR-D77, EXT/Builtin/assume: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    T.evaluate(T.assume(C[0] == 1))
    C[1] = 7
