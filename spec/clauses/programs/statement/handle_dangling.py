# TIR-DeclBuffer-dangling, TIR/State/b2:c: expect unspecified U-DANGLING at 13:13
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((1,), "int32")):
    H = T.alloc_buffer((1,), "handle")
    for i in range(2):
        P = T.allocate([4], "int32", "global")
        if i == 0:
            H[0] = P
        Q: T.let[T.handle("int32")] = H[0]
        E = T.decl_buffer((4,), "int32", data=Q)
        E[0] = i
