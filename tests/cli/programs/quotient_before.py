from tvm.script import tir as T


@T.prim_func
def quotient(A: T.Buffer((2,), "int32"), B: T.Buffer((2,), "int32"), C: T.Buffer((2,), "int32")):
    for i in range(2):
        C[i] = A[i] // B[i]
