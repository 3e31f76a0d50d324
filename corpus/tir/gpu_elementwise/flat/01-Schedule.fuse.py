# corpus/tir/gpu_elementwise: stage 01, after Schedule.fuse, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_elementwise; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_elementwise(A: T.Buffer((6, 8), "float32"), B: T.Buffer((8,), "float32"), C: T.Buffer((6, 8), "float32")):
        # with T.sblock("root"):
        for i_j_fused in range(48):
            with T.sblock("C"):
                vi = T.axis.spatial(6, i_j_fused // 8)
                vj = T.axis.spatial(8, i_j_fused % 8)
                T.reads(A[vi, vj], B[vj])
                T.writes(C[vi, vj])
                C[vi, vj] = T.max(A[vi, vj] * B[vj] + T.float32(1.0), T.float32(0.0))
