# TIR-BinaryOp-handle, TIR/ExprTyping/13:b, TIR/Buffers/p3:c: expect well-formed T-HANDLE at 7:16
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    T.evaluate(C.data + C.data)
