# TIR-Call-ret-dangling, PreRFC/Restrictions/b4, TIR/State/b2:c: expect unspecified U-DANGLING at 9:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")) -> T.handle("int32"):
    D = T.alloc_buffer((4,), "int32")
    D[0] = C[0]
    T.evaluate(T.ret(D.data))
