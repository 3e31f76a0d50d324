# TIR-OpaqueStmt-in-scope, EXT/Opaque, TIR/Intro/p3, PreRFC/Restrictions/p2: expect out-of-scope S-DEVICE at 7:5
from tvm.script import tirx as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    T.device_entry()
    C[0] = 7
