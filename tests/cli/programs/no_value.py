from tvm.script import tir as T


@T.prim_func
def zero(b: T.handle):
    n = T.int32()
    B = T.match_buffer(b, (n,), "int32")
    for i in range(n):
        B[i] = 0


@T.prim_func
def times_zero(b: T.handle):
    n = T.int32()
    B = T.match_buffer(b, (n,), "int32")
    L = T.alloc_buffer((n,), "int32")
    for i in range(n):
        if i != 4946:
            L[i] = i
    for i in range(n):
        B[i] = L[i] * 0


@T.prim_func
def tail(b: T.handle):
    n = T.int32()
    B = T.match_buffer(b, (n,), "int32")
    L = T.alloc_buffer((n,), "int32")
    for i in range(n):
        if i < 5:
            L[i] = 0
    for i in range(n):
        B[i] = L[i]
