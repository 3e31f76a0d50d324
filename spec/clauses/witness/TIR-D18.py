# TIR-D18: a thread extent whose node is an iteration variable
# intended: done, B = [1, 1]
# as-written: ill-formed I-ATTR-NODE
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((2,), "int32")):
    t = T.launch_thread("threadIdx.x", 2)
    B[t] = 1
