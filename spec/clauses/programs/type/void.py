# TIR/Grammar/Type/TupleType: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32"), v: T.Tuple()):
    C[0] = 7
    T.evaluate(v)
