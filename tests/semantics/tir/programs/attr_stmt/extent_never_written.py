# TIR-AttrStmt-indeterminate, TIR-D19: expect unspecified U-INDETERMINATE at 9:9
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    D = T.alloc_buffer((4,), "int32")
    t = T.launch_thread("threadIdx.x", D[0])
    C[t] = 1
