# L-NOT-REACHED: expect specified L-NOT-REACHED at 9:13
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(4):
        if 4 < i:
            C[i] = 7
