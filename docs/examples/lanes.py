from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((8,), "float32"), C: T.Buffer((8,), "float32")):
    for i in range(8):
        if A[i]:
            C[0:4] = T.Broadcast(A[i], 8)
