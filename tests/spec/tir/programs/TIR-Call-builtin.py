# TIR-Call-builtin, TIR-D48: expect out-of-scope S-BUILTIN at 8:16
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.call_extern("int32", "f", A.data))
