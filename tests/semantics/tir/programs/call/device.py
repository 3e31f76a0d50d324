# TIR-Call-device-instruction, PreRFC/Restrictions/b5: expect out-of-scope S-DEVICE at 8:16
from tvm.script import tir as T


@T.prim_func
def main(c: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    T.evaluate(T.tvm_global_barrier_kinit())
    C[0] = 1
