# corpus/tir/double_buffer: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: double_buffer; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def double_buffer(A: T.Buffer((5, 6), "float32"), C: T.Buffer((5, 6), "float32")):
        # with T.block("root"):
        for i in range(5):
            with T.block("row"):
                vi = T.axis.spatial(5, i)
                T.reads(A[vi, 0:6])
                T.writes(C[vi, 0:6])
                B = T.alloc_buffer((6,))
                with T.attr(B.data, "double_buffer_scope", 1):
                    for j in range(6):
                        B[j] = A[vi, j] * T.float32(3.0)
                for j in range(6):
                    C[vi, j] = B[j] - B[5 - j]
