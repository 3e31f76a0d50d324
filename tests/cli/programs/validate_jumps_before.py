from tvm.script import tir as T


@T.prim_func
def leaves(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    for i in range(4):
        if A[i] > 7:
            C[0] = A[i]
            break
        C[1] = i


@T.prim_func
def skips(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    for i in range(4):
        C[i] = 1
        if A[i] > 7:
            continue
        C[i] = C[i] + A[i]
