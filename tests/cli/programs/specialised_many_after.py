from tvm.script import tir as T


@T.prim_func
def f(A: T.Buffer((8,), "float32")):
    for i in range(8):
        A[i] = T.float32(0) + T.float32(1) + T.float32(2) + T.float32(3) + T.float32(4) + T.float32(5) + T.float32(6) + T.float32(7) + T.float32(8) + T.float32(9) + T.float32(10) + T.float32(11)
