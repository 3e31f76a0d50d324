# TIR-DataType-has-values, TIR/ExprTyping/2.1.4:b, TIR-D24: expect ill-formed T-DATATYPE at 7:28
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    C[0] = T.Cast("int32", T.IntImm("int1", 0))
