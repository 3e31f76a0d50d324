# TIR-DeclBuffer, TIR-D44: expect done D-RELIES-ON-LAYOUT at 9:5
# inputs: --profile lowered
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((1,), "int32")):
    D = T.alloc_buffer((2, 4), "int32")
    E = T.decl_buffer((8,), "int32", data=D.data)
    E[5] = 7
    C[0] = E[5]
