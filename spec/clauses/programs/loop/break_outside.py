# TIR-Jump-in-loop, TIR-D51: expect ill-formed I-JUMP at 7:5
from tvm.script import tir as T


@T.prim_func
def main():
    break
