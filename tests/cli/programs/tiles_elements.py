# Elements of global memory, outside of an operation on tiles.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((8,), "float32"), B: T.Buffer((8,), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    for i in range(4):
        B[bx * 4 + i] = A[bx * 4 + i]


@T.prim_func
def threads(A: T.Buffer((8,), "float32")):
    bx = T.launch_thread("blockIdx.x", 2)
    tx = T.launch_thread("threadIdx.x", 4)
    A[bx * 4 + tx] = 1.0


@T.prim_func
def no_grid(A: T.Buffer((8,), "float32")):
    T.fill(A, 1.0)


@T.prim_func
def same_names(a: T.handle, b: T.handle):
    A = T.match_buffer(a, (4, 4))
    A = T.match_buffer(b, (4, 4))
    bx = T.launch_thread("blockIdx.x", 1)
    T.fill(A[bx * 4:bx * 4 + 4, 0:4], 1.0)
