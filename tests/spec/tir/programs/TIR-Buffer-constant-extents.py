# TIR-Buffer-constant-extents, TIR-D83: expect ill-formed I-BUFFER-LAYOUT at 7:31
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, B: T.Buffer((0,), "float32")):
    A = T.match_buffer(a, (4, 2 - 3), "float32")
    T.evaluate(A.data)
