# TIR/Eval/11, TIR/Eval/11:b, TIR-D48, TIR/BuiltinEffect/b2: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "float32")):
    C[0] = T.sqrt(T.float32(9))
    assert C[0] == T.float32(3), "the function of that name"
