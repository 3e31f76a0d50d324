from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
    for i in range(4):
        C[i + 1] = A[i] * T.float32(2)
