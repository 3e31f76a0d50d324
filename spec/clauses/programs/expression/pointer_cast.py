# TIR/Eval/5.1, TIR/Eval/5.2, TIR/Eval/5.2:c: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    with T.LetStmt(T.Cast("handle", C.data)) as p:
        C[0] = 1
