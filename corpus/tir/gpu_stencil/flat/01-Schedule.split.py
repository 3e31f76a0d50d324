# corpus/tir/gpu_stencil: stage 01, after Schedule.split, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_stencil; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_stencil(A: T.Buffer((26,), "int32"), C: T.Buffer((24,), "int32")):
        # with T.sblock("root"):
        for i_0, i_1 in T.grid(3, 8):
            with T.sblock("out"):
                vi = T.axis.spatial(24, i_0 * 8 + i_1)
                T.reads(A[vi:vi + 3])
                T.writes(C[vi])
                C[vi] = A[vi] - A[vi + 1] * 2 + A[vi + 2]
