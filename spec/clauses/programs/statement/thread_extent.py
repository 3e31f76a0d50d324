# TIR/Exec/3.1, TIR/Exec/3.1.1, TIR/Exec/3.1.2, TIR/Exec/3.1.2:b, TIR/Exec/3.1.3, TIR/Scope/b7, TIR/State/b3, TIR-D59: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    t = T.env_thread("threadIdx.x")
    with T.launch_thread(t, 4):
        C[t] = t * t
