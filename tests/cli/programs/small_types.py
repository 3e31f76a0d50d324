from tvm.script import tir as T


@T.prim_func
def main(
    A: T.Buffer((8,), "float8_e5m2"), B: T.Buffer((8,), "float8_e8m0fnu"),
    C: T.Buffer((8,), "float4_e2m1fn"), D: T.Buffer((8,), "int4"),
):
    for i in range(8):
        A[i] = A[i] * A[i]
        B[i] = B[i] * T.float8_e8m0fnu(2)
        C[i] = C[i] + C[i]
        D[i] = D[i] + T.int4(5)
