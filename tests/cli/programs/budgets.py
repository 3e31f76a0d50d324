from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def footprints(A: T.Buffer((100000,), "int8")):
        for i in T.parallel(2):
            A[i] = T.int8(1)

    @T.prim_func
    def buffers(A: T.Buffer((1,), "int8")):
        with T.block("b"):
            B = T.alloc_buffer((600000,), "int8")
            C = T.alloc_buffer((600000,), "int8")
            A[0] = T.int8(1)

    @T.prim_func
    def subnormal(A: T.Buffer((1,), "float64")):
        A[0] = T.float64(5e-324)
