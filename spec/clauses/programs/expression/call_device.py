# TIR-Call-device, PreRFC/Restrictions/b5, TIR-D60: expect out-of-scope S-DEVICE at 8:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    T.evaluate(T.tvm_global_barrier_kinit())
