# TIR-AllocatedBuffer-layout, TIR-D36, TIR/OtherTyping/3.2:c, TIR/OtherTyping/3.3:b, PreRFC/Restrictions/b3, PreRFC/Restrictions/b3:b: expect well-formed D-LAYOUT at 8:9
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.block("b"):
        D = T.alloc_buffer((4, 2), "int32", strides=(2, 1), elem_offset=0)
        D[0, 0] = 7
        C[0] = D[0, 0]
