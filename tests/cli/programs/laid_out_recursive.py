from tvm.script import ir as I, tir as T


@I.ir_module
class Before:
    @T.prim_func
    def f(d: T.int32, A: T.Buffer((8,), "int32")):
        if d == 0:
            Before.f(1, A.data)
        if d == 1:
            A[0] = A[0] + 1


# It calls itself with an array of the layout that BEFORE has.
@I.ir_module
class After:
    @T.prim_func
    def f(d: T.int32, A: T.Buffer((8,), "int32")):
        if d == 0:
            After.f(1, A.data)
        if d == 1:
            A[7] = A[7] + 1
