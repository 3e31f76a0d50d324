# corpus/tir/stencil: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: stencil; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def stencil(A: T.Buffer((19,), "float32"), C: T.Buffer((17,), "float32")):
        # with T.sblock("root"):
        B = T.sblock_alloc_buffer((19,))
        for i in range(19):
            with T.sblock("weighted"):
                vi = T.axis.spatial(19, i)
                T.reads(A[vi])
                T.writes(B[vi])
                B[vi] = A[vi] * T.float32(0.69999999999999996) + T.float32(1.0)
        for i in range(17):
            with T.sblock("smooth"):
                vi = T.axis.spatial(17, i)
                T.reads(B[vi:vi + 3])
                T.writes(C[vi])
                C[vi] = B[vi] + B[vi + 1] * T.float32(2.0) + B[vi + 2]
