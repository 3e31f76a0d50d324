# TIR-DeclBuffer-layout, TIR/Exec/7.4:c, TIR/Buffers/p3:e, TIR/Buffers/p3:f, TIR-D44: expect unspecified U-LAYOUT at 8:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    D = T.alloc_buffer((2, 4), "int32")
    E = T.decl_buffer((8,), "int32", data=D.data)
    E[5] = 7
    C[0] = E[5]
