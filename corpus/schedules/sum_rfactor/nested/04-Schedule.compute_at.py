# corpus/schedules/sum_rfactor: stage 04, after Schedule.compute_at, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_rfactor(A: T.Buffer((4, 32), "float32"), B: T.Buffer((4,), "float32")):
        # with T.block("root"):
        B_rf_local = T.alloc_buffer((8, 4), scope="local")
        for i in T.thread_binding(4, thread="blockIdx.x"):
            for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                for ax0 in range(4):
                    with T.block("B_rf"):
                        vk_1, vi, vk_0 = T.axis.remap("SSR", [k_1, i, ax0])
                        T.reads(A[vi, vk_0 * 8 + vk_1])
                        T.writes(B_rf_local[vk_1, vi])
                        with T.init():
                            B_rf_local[vk_1, vi] = T.float32(0.0)
                        B_rf_local[vk_1, vi] = B_rf_local[vk_1, vi] + A[vi, vk_0 * 8 + vk_1]
                with T.block("B"):
                    vk_1, vi = T.axis.remap("RS", [k_1, i])
                    T.reads(B_rf_local[vk_1, vi])
                    T.writes(B[vi])
                    with T.init():
                        B[vi] = T.float32(0.0)
                    B[vi] = B[vi] + B_rf_local[vk_1, vi]
