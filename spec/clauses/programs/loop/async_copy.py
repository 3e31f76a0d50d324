# TIR-BufferLoad-async, EXT/Async, EXT/Async/scope: expect unspecified U-ASYNC at 12:12
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    t = T.launch_thread("threadIdx.x", 4)
    S = T.decl_buffer((4,), "int32", scope="shared")
    with T.attr(0, "async_commit_queue_scope", 0):
        with T.attr(0, "async_scope", 1):
            S[t] = A[t]
    C[t] = S[t]
