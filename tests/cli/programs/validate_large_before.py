from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((4096, 4096), "int8"), C: T.Buffer((1,), "int8")):
    C[0] = A[1, 2]
