# TIR/Exec/14.4, TIR/Exec/14.4:b, TIR-D9: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i, k in T.grid(2, 3):
        with T.block("sum"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                C[vi] = 10
            C[vi] = C[vi] + vk
    assert C[0] == 13 and C[1] == 13, "init runs where the reduction begins"
