# TIR-Return-parallel, TIR-D51: expect unspecified U-JUMP at 8:9
from tvm.script import tirx as T


@T.prim_func
def main(n: T.int32) -> T.int32:
    for i in T.parallel(n):
        return i
    return n
