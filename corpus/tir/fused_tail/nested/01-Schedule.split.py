# corpus/tir/fused_tail: stage 01, after Schedule.split, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def fused_tail(A: T.Buffer((6, 8), "int32"), B: T.Buffer((8, 10), "int32"), bias: T.Buffer((10,), "int32"), C: T.Buffer((6, 10), "int32")):
        # with T.block("root"):
        P = T.alloc_buffer((6, 10), "int32")
        for i, j_0, j_1, k in T.grid(6, 2, 5, 8):
            with T.block("product"):
                vi = T.axis.spatial(6, i)
                vj = T.axis.spatial(10, j_0 * 5 + j_1)
                vk = T.axis.reduce(8, k)
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(P[vi, vj])
                with T.init():
                    P[vi, vj] = 0
                P[vi, vj] = P[vi, vj] + A[vi, vk] * B[vk, vj]
        for i, j in T.grid(6, 10):
            with T.block("tail"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(P[vi, vj], bias[vj])
                T.writes(C[vi, vj])
                C[vi, vj] = T.max(P[vi, vj] + bias[vj], 0)
