from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def size(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        with T.allocate([A[0]], "int32", "global") as P:
            C[0] = 1

    @T.prim_func
    def negative(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        if A[0] < 0:
            with T.allocate([A[0]], "int32", "global") as P:
                C[0] = A[1]
        C[1] = 2

    @T.prim_func
    def safe(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        C[1] = 2
