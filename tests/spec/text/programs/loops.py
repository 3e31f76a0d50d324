# TIR/Grammar/Stmt/For: loops of every kind, threads, jumps.
from tvm.script import tir as T

LIMIT = 8


@T.prim_func
def main(A: T.Buffer((64,), "float32"), n: T.int32):
    for i in range(LIMIT):
        A[i] = T.float32(1)
    for i in range(2, n):
        A[i] = T.min(A[i], T.float32(2))
    for i in range(0, 8, 2):
        A[i] += T.float32(1)
    for i in T.serial(n, n + 4, step=2):
        A[i] = T.float32(3)
    for i in T.parallel(n):
        A[i] = T.float32(0)
    for i in T.vectorized(T.int64(4)):
        A[i] = T.float32(0)
    for i in T.unroll(4):
        A[i] = T.float32(0)
    for i in T.thread_binding(0, 16, thread="blockIdx.x"):
        for j in T.thread_binding(4, thread="threadIdx.x", annotations={"a": T.float32(1)}):
            A[i * 4 + j] = T.float32(0)
    tx = T.env_thread("threadIdx.x")
    with T.launch_thread(tx, 32):
        A[tx] = T.float32(0)
    i = T.int32()
    with T.LetStmt(n * 2, var=i):
        while i > 0:
            if i == 3:
                break
            elif A[0] > 1.0 and n != 4:
                continue
            A[0] = A[0] + 1.0
    bx = T.launch_thread("blockIdx.x", 4)
    A[bx] = T.if_then_else(bx < 2, T.float32(1), 0)
