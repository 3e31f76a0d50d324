# corpus/schedules/matmul_split_k: stage 01, after Schedule.rfactor, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_split_k(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        # with T.sblock("root"):
        C_rf = T.sblock_alloc_buffer((3, 4, 4))
        for i, j, k_0, k_1 in T.grid(4, 4, 3, 4):
            with T.sblock("C_rf"):
                vk_0, vi, vj, vk_1 = T.axis.remap("SSSR", [k_0, i, j, k_1])
                T.reads(A[vi, vk_0 * 4 + vk_1], B[vk_0 * 4 + vk_1, vj])
                T.writes(C_rf[vk_0, vi, vj])
                with T.init():
                    C_rf[vk_0, vi, vj] = T.float32(0.0)
                C_rf[vk_0, vi, vj] = C_rf[vk_0, vi, vj] + A[vi, vk_0 * 4 + vk_1] * B[vk_0 * 4 + vk_1, vj]
        for i, j, k_0 in T.grid(4, 4, 3):
            with T.sblock("C"):
                vk_0, vi, vj = T.axis.remap("RSS", [k_0, i, j])
                T.reads(C_rf[vk_0, vi, vj])
                T.writes(C[vi, vj])
                with T.init():
                    C[vi, vj] = T.float32(0.0)
                C[vi, vj] = C[vi, vj] + C_rf[vk_0, vi, vj]
