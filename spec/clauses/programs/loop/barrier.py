# TIR-Thread-alone, EXT/Threads/meet, EXT/Builtin/tvm_storage_sync: expect unspecified U-BARRIER at 10:20
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    t = T.launch_thread("threadIdx.x", 4)
    C[t] = A[t]
    if t < 2:
        T.evaluate(T.tvm_storage_sync("shared"))
