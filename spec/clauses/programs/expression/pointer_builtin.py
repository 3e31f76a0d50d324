# PreRFC/Restrictions/b5:b, TIR-Call-pointer-portable: expect out-of-scope S-POINTER at 7:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    T.evaluate(T.address_of(C[0]))
