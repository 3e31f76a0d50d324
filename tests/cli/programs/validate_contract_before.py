from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def asserts_its_sizes(a: T.handle, c: T.handle):
        n = T.int32()
        A = T.match_buffer(a, (n,))
        C = T.match_buffer(c, (n,))
        assert n % 48 == 0 and n % 128 == 0, "tiles"
        for i in range(n):
            C[i] = A[i] * T.float32(2)

    @T.prim_func
    def asserts_other_sizes(a: T.handle, c: T.handle):
        n = T.int32()
        A = T.match_buffer(a, (n,))
        C = T.match_buffer(c, (n,))
        assert n % 48 == 0 and n % 128 == 0, "tiles"
        for i in range(n):
            C[i] = A[i] * T.float32(2)

    @T.prim_func
    def asserts_large_sizes(a: T.handle, c: T.handle):
        n = T.int32()
        A = T.match_buffer(a, (n,))
        C = T.match_buffer(c, (n,))
        assert n % 100000007 == 0, "large"
        for i in range(n):
            C[i] = A[i] * T.float32(2)

    @T.prim_func
    def always_errs(a: T.handle, c: T.handle):
        n = T.int32()
        A = T.match_buffer(a, (n,))
        C = T.match_buffer(c, (n,))
        assert n < 0, "never"
        C[0] = A[0] + A[0]

    @T.prim_func
    def adds_data(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32"), k: T.int32):
        for i in range(8):
            C[i] = A[i] * 2 + k + k

    @T.prim_func
    def tests_data(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32"), k: T.int32):
        for i in range(8):
            C[i] = A[i] + k

    @T.prim_func
    def says_first(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32"), k: T.int32):
        assert k > 3, "first"
        for i in range(8):
            C[i] = A[i]

    @T.prim_func
    def divides(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for i in range(8):
            C[i] = 8 // A[i]

    @T.prim_func
    def returns_nothing(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for i in range(8):
            C[i] = A[i] + A[i]

    @T.prim_func
    def guards_its_sizes(a: T.handle, c: T.handle):
        n = T.int32()
        A = T.match_buffer(a, (n,))
        C = T.match_buffer(c, (n,))
        if n % 48 == 0 and n % 128 == 0:
            for i in range(n):
                C[i] = A[i] * T.float32(2)
