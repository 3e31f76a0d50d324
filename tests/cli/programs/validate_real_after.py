from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def mean(A: T.Buffer((8,), "float16"), C: T.Buffer((1,), "float16")):
        total = T.alloc_buffer((2,), "float32")
        for j in range(2):
            total[j] = T.float32(0)
            for i in range(4):
                total[j] = total[j] + T.Cast("float32", A[i * 2 + j])
        C[0] = T.Cast("float16", (total[0] + total[1]) * T.float32(0.125))

    @T.prim_func
    def affine(A: T.Buffer((4,), "float32"), B: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        shift = T.alloc_buffer((1,), "float32")
        shift[0] = B[2] - B[0] * B[1]
        for i in range(4):
            C[i] = T.fma(A[i], B[1], shift[0])

    @T.prim_func
    def scale(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        for i in range(4):
            C[i] = A[i] * T.float32(0.1)

    @T.prim_func
    def ratio(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        for i in range(4):
            C[i] = T.float32(1)

    @T.prim_func
    def last(A: T.Buffer((8,), "float32"), C: T.Buffer((1,), "float32")):
        C[0] = A[0]
        for i in range(6):
            C[0] = A[i + 1] + C[0]
