# Vectors of a length that the hardware chooses: out of scope, and read.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64,), "float32")):
    A[T.ramp(0, 1, 4 * T.vscale())] = T.broadcast(T.float32(0), T.vscale() * 4)
