# TIR-IntImm-signed-range, TIR/ExprTyping/2.1.4: expect ill-formed T-LITERAL at 7:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int8")):
    C[0] = T.int8(300)
