# TIR-BufferLoad-conflict, TIR-D59, TIR/Exec/3.1.2:c: expect unspecified U-LOOP-CONFLICT at 9:20
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((5,), "int32")):
    t = T.env_thread("threadIdx.x")
    with T.launch_thread(t, 4):
        C[t + 1] = C[t]
