# TIR/Exec/1.2.1:b, TIR/Buffers/p2, TIR/Exec/5.5.1, TIR/Exec/5.5.1:b, TIR/Eval/7.1: expect done
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle):
    A = T.match_buffer(a, (), "int32")
    A[()] = 7
    assert A[()] == 7, "the only element"
