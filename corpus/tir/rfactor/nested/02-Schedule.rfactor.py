# corpus/tir/rfactor: stage 02, after Schedule.rfactor, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: rfactor; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def rfactor(A: T.Buffer((5, 20), "float32"), total: T.Buffer((5,), "float32")):
        # with T.block("root"):
        total_rf = T.alloc_buffer((5, 6))
        for i, k_0, k_1 in T.grid(5, 4, 6):
            with T.block("total_rf"):
                vk_1, vi, vk_0 = T.axis.remap("SSR", [k_1, i, k_0])
                T.where(k_0 * 6 + k_1 < 20)
                T.reads(A[vi, vk_0 * 6 + vk_1])
                T.writes(total_rf[vi, vk_1])
                with T.init():
                    total_rf[vi, vk_1] = T.float32(0.0)
                total_rf[vi, vk_1] = total_rf[vi, vk_1] + A[vi, vk_0 * 6 + vk_1]
        for i, k_1 in T.grid(5, 6):
            with T.block("total"):
                vk_1, vi = T.axis.remap("RS", [k_1, i])
                T.reads(total_rf[vi, vk_1])
                T.writes(total[vi])
                with T.init():
                    total[vi] = T.float32(0.0)
                total[vi] = total[vi] + total_rf[vi, vk_1]
