# corpus/tir/fused_tail: stage 02, after Schedule.fuse, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def fused_tail(A: T.Buffer((6, 8), "int32"), B: T.Buffer((8, 10), "int32"), bias: T.Buffer((10,), "int32"), C: T.Buffer((6, 10), "int32")):
        # with T.sblock("root"):
        P = T.sblock_alloc_buffer((6, 10), "int32")
        for i_j_0_fused, j_1, k in T.grid(12, 5, 8):
            with T.sblock("product"):
                vi = T.axis.spatial(6, i_j_0_fused // 2)
                vj = T.axis.spatial(10, i_j_0_fused % 2 * 5 + j_1)
                vk = T.axis.reduce(8, k)
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(P[vi, vj])
                with T.init():
                    P[vi, vj] = 0
                P[vi, vj] = P[vi, vj] + A[vi, vk] * B[vk, vj]
        for i, j in T.grid(6, 10):
            with T.sblock("tail"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(P[vi, vj], bias[vj])
                T.writes(C[vi, vj])
                C[vi, vj] = T.max(P[vi, vj] + bias[vj], 0)
