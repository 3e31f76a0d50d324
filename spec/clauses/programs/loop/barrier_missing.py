# TIR-BufferStore-conflict, EXT/Threads/explicit: expect unspecified U-LOOP-CONFLICT at 11:5
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    t = T.launch_thread("threadIdx.x", 4)
    S = T.decl_buffer((4,), "int32", scope="shared")
    S[t] = A[t]
    T.evaluate(T.tvm_storage_sync("shared"))
    S[t] = S[t] + 1
    C[t] = S[3 - t]
