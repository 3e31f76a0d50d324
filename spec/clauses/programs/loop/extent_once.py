# TIR/Exec/12.1.4, TIR-D3: expect done D-EXTENT-CHANGES at 10:14
# inputs: --notes readings
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 3
    C[1] = 0
    for i in range(C[0]):
        C[0] = 10
        C[1] = C[1] + 1
    assert C[1] == 3, "the extent is evaluated on entry"
