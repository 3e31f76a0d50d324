# TIR/Scope/b4: expect ill-formed P-NAME at 9:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    for i in range(4):
        C[i] = 1
    C[0] = i
