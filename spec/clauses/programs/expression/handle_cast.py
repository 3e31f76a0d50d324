# TIR-Cast-handle-number, TIR/Eval/5.2:b: expect unspecified U-HANDLE-CAST at 7:20
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.LetStmt(T.Cast("handle", T.int64(5))) as p:
        C[0] = 1
