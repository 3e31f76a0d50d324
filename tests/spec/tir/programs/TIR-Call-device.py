# TIR-Call-device, PreRFC/Restrictions/b5: expect out-of-scope S-DEVICE at 8:16
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (16,), "float32")
    T.evaluate(T.tvm_global_barrier_kinit())
