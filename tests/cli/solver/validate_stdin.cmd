tenor validate - validate_after.py::shift
from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def scale(A: T.Buffer((8,), "float32"), C: T.Buffer((8,), "float32")):
        for i in range(8):
            C[i] = A[i] * T.float32(2)

    @T.prim_func
    def clamp(n: T.int32, A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            if A[i] < n:
                C[i] = A[i]
            else:
                C[i] = n

    @T.prim_func
    def total(A: T.Buffer((4,), "float32"), C: T.Buffer((1,), "float32")):
        C[0] = T.float32(0)
        for i in range(4):
            C[0] = C[0] + A[i]

    @T.prim_func
    def shift(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for i in range(8):
            C[i] = A[i] + 1

    @T.prim_func
    def search(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
        C[0] = 0
        while C[0] < A[0]:
            C[0] = C[0] + 2

    @T.prim_func
    def gather(A: T.Buffer((8, 4), "float32"), I: T.Buffer((3,), "int32"), C: T.Buffer((3, 4), "float32")):
        for i, j in T.grid(3, 4):
            C[i, j] = A[I[i], j]
