# TIR-AllocateConst-deprecated, TIR/Deprecated/b3: expect well-formed D-DEPRECATED at 8:9
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    p = T.allocate_const([1.0, 2.0], "float32", [2])
    T.evaluate(p)
