# TIR-DeclBuffer-layout, TIR/Buffers/p3:f: expect unspecified U-LAYOUT at 8:9
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    D = T.decl_buffer((5,), "int32", data=C.data)
    D[0] = 1
