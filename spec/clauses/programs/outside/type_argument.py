# TIR-Call-builtin: expect out-of-scope S-BUILTIN at 7:16
from tvm.script import tirx as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    T.evaluate(T.call_packed("fill", T.handle("int32").ty))
