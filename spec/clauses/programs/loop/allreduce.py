# TIR-Thread-alone, EXT/Threads/meet, EXT/Builtin/tvm_thread_allreduce: expect unspecified U-BARRIER at 11:13
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    t = T.launch_thread("threadIdx.x", 4)
    D = T.decl_buffer((1,), "int32", scope="local")
    if t < 3:
        with T.attr(T.comm_reducer(lambda x, y: x + y, [0]), "reduce_scope", 0):
            T.tvm_thread_allreduce(T.uint32(1), A[t], T.bool(True), D[0], t)
    C[t] = D[0]
