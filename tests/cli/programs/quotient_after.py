# The quotient that is rounded down, from the one that is rounded towards 0 and its remainder.
from tvm.script import tir as T


@T.prim_func
def quotient(A: T.Buffer((2,), "int32"), B: T.Buffer((2,), "int32"), C: T.Buffer((2,), "int32")):
    for i in range(2):
        C[i] = T.Select(
            B[i] >= 0 and T.truncmod(A[i], B[i]) >= 0 or B[i] < 0 and T.truncmod(A[i], B[i]) <= 0,
            T.Div(A[i], B[i]),
            T.Div(A[i], B[i]) - 1,
        )
