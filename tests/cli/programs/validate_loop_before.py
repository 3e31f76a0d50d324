from tvm.script import tir as T
@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    while A[0] == 77777:
        C[0] = 1
    C[1] = 2
