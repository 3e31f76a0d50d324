# From one parameter to another.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((64, 64), "bfloat16"), C: T.Buffer((64, 64), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 2)
    by = T.launch_thread("blockIdx.y", 2)
    T.copy(A[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32], C[by * 32:by * 32 + 32, bx * 32:bx * 32 + 32])
