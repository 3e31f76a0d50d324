# EXT/Break, EXT/Builtin/break_loop, TIR-D51: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 0
    for i in range(4):
        if i == 2:
            break
        C[0] = C[0] + 1
    assert C[0] == 2, "two iterations"
