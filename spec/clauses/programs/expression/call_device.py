# TIR-Call-builtin, TIR-D48, PreRFC/Restrictions/b5: expect out-of-scope S-BUILTIN at 8:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = 1
    T.evaluate(T.tvm_storage_sync("shared"))
