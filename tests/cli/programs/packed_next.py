from tvm.script import tir as T


@T.prim_func
def next(a: T.Buffer((2,), "int32"), b: T.Buffer((2,), "int32")):
    for i in range(2):
        b[i] = a[i] + 1


@T.prim_func
def next_if_positive(a: T.Buffer((2,), "int32"), b: T.Buffer((2,), "int32")):
    for i in range(2):
        if a[i] > 0:
            b[i] = a[i] + 1
