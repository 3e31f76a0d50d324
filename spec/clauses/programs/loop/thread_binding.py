# TIR/Exec/12.5: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in T.thread_binding(4, thread="threadIdx.x"):
        C[i] = i * i
    assert C[3] == 9, "each iteration ran"
