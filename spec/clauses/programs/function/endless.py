# X-STEPS: expect exhausted X-STEPS at 9:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    while C[0] == 1:
        C[1] = 2
