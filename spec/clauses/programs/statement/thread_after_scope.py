# TIR-Var-in-scope, TIR/Scope/b7, TIR/Scope/p1:b: expect ill-formed I-OUT-OF-SCOPE at 10:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    t = T.env_thread("threadIdx.x")
    with T.launch_thread(t, 4):
        C[t] = 1
    C[0] = t
