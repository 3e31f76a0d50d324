# TIR/Eval/11:c, EXT/Builtin/if_then_else: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    C[1] = T.if_then_else(C[0] == 0, 5, 7 // C[0])
    assert C[1] == 5, "only one branch is evaluated"
