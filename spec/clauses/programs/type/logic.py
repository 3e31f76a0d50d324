# TIR-LogicalOp-bool, TIR/ExprTyping/14: expect ill-formed T-BOOL at 7:22
from tvm.script import tir as T


@T.prim_func
def main(x: T.int32):
    T.evaluate(T.And(x, x))
