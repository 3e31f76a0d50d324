# The view of a flat memory as rows is for the lowered profile, in which the run takes longer than the first budget.
from tvm.script import tir as T


@T.prim_func
def copied(A: T.Buffer((4,), "int32"), B: T.Buffer((4,), "int32")):
    kept = T.allocate([4], "int32", "global")
    rows = T.Buffer((2, 2), "int32", data=kept)
    again = T.allocate([1], "int32", "global")
    count = T.Buffer((1,), "int32", data=again)
    count[0] = 0
    while count[0] < 100000:
        for i in range(4):
            rows[i // 2, i % 2] = A[i]
        count[0] = count[0] + 1
    for i in range(4):
        B[i] = rows[i // 2, i % 2]
