from tvm.script import tir as T


@T.prim_func
def leaves(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    found = T.alloc_buffer((1,), "bool")
    found[0] = T.bool(False)
    for i in range(4):
        if not found[0]:
            if A[i] > 7:
                C[0] = A[i]
                found[0] = T.bool(True)
            else:
                C[1] = i


@T.prim_func
def skips(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    for i in range(4):
        C[i] = 1 + T.if_then_else(A[i] > 7, 0, A[i])
