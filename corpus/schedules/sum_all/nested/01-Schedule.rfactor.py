# corpus/schedules/sum_all: stage 01, after Schedule.rfactor, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_all(A: T.Buffer((8, 16), "float32"), B: T.Buffer((1,), "float32")):
        # with T.block("root"):
        B_rf = T.alloc_buffer((4, 1))
        for i_k_fused_0, i_k_fused_1 in T.grid(4, 32):
            with T.block("B_rf"):
                vi_k_fused_0, vi_k_fused_1 = T.axis.remap("SR", [i_k_fused_0, i_k_fused_1])
                T.reads(A[(vi_k_fused_0 * 32 + vi_k_fused_1) // 16, (vi_k_fused_0 * 32 + vi_k_fused_1) % 16])
                T.writes(B_rf[vi_k_fused_0, 0])
                with T.init():
                    B_rf[vi_k_fused_0, 0] = T.float32(0.0)
                B_rf[vi_k_fused_0, 0] = B_rf[vi_k_fused_0, 0] + A[(vi_k_fused_0 * 32 + vi_k_fused_1) // 16, (vi_k_fused_0 * 32 + vi_k_fused_1) % 16]
        for i_k_fused_0 in range(4):
            with T.block("B"):
                vi_k_fused_0 = T.axis.reduce(4, i_k_fused_0)
                T.reads(B_rf[vi_k_fused_0, 0])
                T.writes(B[0])
                with T.init():
                    B[0] = T.float32(0.0)
                B[0] = B[0] + B_rf[vi_k_fused_0, 0]
