# TIR-Call-builtin, TIR/State/b4, TIR/State/b4:b, TIR/State/b4:c, TIR/State/b4:d, TIR/Builtin/p2: expect out-of-scope S-BUILTIN at 7:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    T.evaluate(T.call_extern("int32", "fill", C.data))
