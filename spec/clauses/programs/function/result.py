# TIR-D50, EXT/Builtin/ret: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")) -> T.int32:
    C[0] = 7
    T.evaluate(T.ret(C[0] + 1))
