from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def scale(X: T.Buffer((8,), "float32"), Y: T.Buffer((8,), "float32")):
        for i in range(8):
            Y[i] = X[i] * T.float32(2)

    @T.prim_func
    def clamp(n: T.int32, A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for io, ii in T.grid(2, 2):
            C[io * 2 + ii] = T.Select(A[io * 2 + ii] >= n, n, A[io * 2 + ii])

    @T.prim_func
    def total(A: T.Buffer((4,), "float32"), C: T.Buffer((1,), "float32")):
        C[0] = (A[0] + A[1]) + (T.float32(0) + A[2] + A[3])

    @T.prim_func
    def shift(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for i in range(7):
            C[i] = A[i] + 1
        C[7] = A[7]

    @T.prim_func
    def search(A: T.Buffer((8,), "int32"), C: T.Buffer((1,), "int32")):
        C[0] = 0
        while C[0] - T.bitwise_and(A[0], 15) < 0:
            C[0] = C[0] + 2

    @T.prim_func
    def gather(A: T.Buffer((8, 4), "float32"), I: T.Buffer((3,), "int32"), C: T.Buffer((3, 4), "float32")):
        A_1 = T.Buffer((32,), "float32", data=A.data)
        C_1 = T.Buffer((12,), "float32", data=C.data)
        for i, j in T.grid(3, 4):
            C_1[i * 4 + j] = A_1[I[i] * 4 + j]
