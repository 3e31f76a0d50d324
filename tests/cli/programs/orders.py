# Loops whose result depends on the order of their iterations, and loops that err.
from tvm.script import tir as T


@T.prim_func
def crossing(B: T.Buffer((2,), "int32")):
    for i in T.parallel(2):
        B[i] = i
        B[1 - i] = i


@T.prim_func
def many(B: T.Buffer((9,), "int32")):
    for i in T.parallel(18):
        B[i // 2] = i


@T.prim_func
def apart(B: T.Buffer((4,), "int32")):
    for i in T.parallel(4):
        B[i] = i


@T.prim_func
def errors(A: T.Buffer((4,), "int32"), B: T.Buffer((4,), "int32")):
    for i in T.parallel(4):
        assert i != 2, "two"
        B[i] = A[i] // (i - 3)


@T.prim_func
def error_and_conflict(B: T.Buffer((4,), "int32")):
    for i in T.parallel(3):
        assert i != 0, "none"
        B[1] = B[i]


@T.prim_func
def leads_outside(B: T.Buffer((2,), "int32")):
    for i in T.parallel(2):
        B[0] = 1 - i
        B[i] = 1 - i
    B[B[0] + 1] = 3


@T.prim_func
def error_hides(B: T.Buffer((1,), "int32"), C: T.Buffer((4,), "int32")):
    for i in T.parallel(2):
        B[0] = i
    assert B[0] == 0, "order"
    C[5] = 1
