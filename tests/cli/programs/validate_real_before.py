from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def mean(A: T.Buffer((8,), "float16"), C: T.Buffer((1,), "float16")):
        total = T.alloc_buffer((1,), "float16")
        total[0] = T.float16(0)
        for i in range(8):
            total[0] = total[0] + A[i]
        C[0] = total[0] / T.float16(8)

    @T.prim_func
    def affine(A: T.Buffer((4,), "float32"), B: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        for i in range(4):
            C[i] = (A[i] - B[0]) * B[1] + B[2]

    @T.prim_func
    def scale(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        for i in range(4):
            C[i] = A[i] / T.float32(10)

    @T.prim_func
    def ratio(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
        for i in range(4):
            C[i] = A[i] / A[i]

    @T.prim_func
    def last(A: T.Buffer((8,), "float32"), C: T.Buffer((1,), "float32")):
        C[0] = T.float32(0)
        for i in range(8):
            C[0] = C[0] + A[i]
