from tvm.script import ir as I, tir as T


@I.ir_module
class Before:
    @T.prim_func
    def f(a: T.handle, B: T.Buffer((8,), "int32")):
        n = T.int32()
        A = T.match_buffer(a, (n,), "int32")
        for i in range(8):
            B[i] = 1


# A number for a size, and another shape besides.
@I.ir_module
class After:
    @T.prim_func
    def f(A: T.Buffer((4,), "int32"), B: T.Buffer((9,), "int32")):
        for i in range(9):
            B[i] = 2
