# TIR-Call-builtin, TIR/State/b4, TIR/Builtin/p2: expect out-of-scope S-BUILTIN at 7:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    T.evaluate(T.call_packed("fill", C.data))
