# TIR-D16, TIR/Eval/13.10: expect done N-MIN-MAX at 8:12
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "float32")):
    C[0] = T.float32("nan")
    C[1] = T.min(C[0], T.float32(1))
