# corpus/schedules/sampled_cpu_softmax_13: stage 03, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_softmax_13(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        peak_rf = T.alloc_buffer((4, 1))
        for i_k_0_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block("peak_rf_init"):
                vk_0 = T.axis.spatial(1, 0)
                vi = T.axis.spatial(4, i_k_0_fused)
                T.reads()
                T.writes(peak_rf[vi, vk_0])
                peak_rf[vi, vk_0] = T.float32(-340282346638528859811704183484516925440.0)
            for k_1 in range(64):
                with T.block("peak_rf_update"):
                    vk_0 = T.axis.spatial(1, 0)
                    vi, vk_1 = T.axis.remap("SR", [i_k_0_fused, k_1])
                    T.reads(peak_rf[vi, vk_0], A[vi, vk_0 * 64 + vk_1])
                    T.writes(peak_rf[vi, vk_0])
                    peak_rf[vi, vk_0] = T.max(peak_rf[vi, vk_0], A[vi, vk_0 * 64 + vk_1])
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block(""):
                vi = T.int32()
                vk_0 = T.int32()
                vi_1 = T.int32()
                vi_2 = T.int32()
                vk_0_1 = T.int32()
                vk_1 = T.int32()
                vj = T.int32()
                T.reads(peak_rf[T.min(i_fused, vi):T.min(i_fused, vi) + (T.max(i_fused, vi) + 1 - T.min(i_fused, vi)), T.min(0, vk_0):T.min(0, vk_0) + (T.max(0, vk_0) + 1 - T.min(0, vk_0))], A[T.min(T.min(i_fused, vi_1), vi_2):T.min(T.min(i_fused, vi_1), vi_2) + (T.max(T.max(i_fused, vi_1), vi_2) + 1 - T.min(T.min(i_fused, vi_1), vi_2)), T.min(T.min(0, vk_0_1 * 64 + vk_1), vj):T.min(T.min(0, vk_0_1 * 64 + vk_1), vj) + (T.max(T.max(63, vk_0_1 * 64 + vk_1), vj) + 1 - T.min(T.min(0, vk_0_1 * 64 + vk_1), vj))])
                T.writes(B[T.min(i_fused, vi_2):T.min(i_fused, vi_2) + (T.max(i_fused, vi_2) + 1 - T.min(i_fused, vi_2)), T.min(0, vj):T.min(0, vj) + (T.max(63, vj) + 1 - T.min(0, vj))])
                peak = T.alloc_buffer((4,))
                total = T.alloc_buffer((4,))
                total_rf = T.alloc_buffer((4, 64))
                for ax1_init in range(1):
                    with T.block("peak_init"):
                        vi_3 = T.axis.spatial(4, i_fused + ax1_init)
                        T.reads()
                        T.writes(peak[vi_3])
                        peak[vi_3] = T.float32(-340282346638528859811704183484516925440.0)
                for ax0, ax1 in T.grid(1, 1):
                    with T.block("peak_update"):
                        vk_0 = T.axis.reduce(1, ax0)
                        vi = T.axis.spatial(4, i_fused + ax1)
                        T.reads(peak[vi], peak_rf[vi, vk_0])
                        T.writes(peak[vi])
                        peak[vi] = T.max(peak[vi], peak_rf[vi, vk_0])
                for ax0, ax1 in T.grid(64, 1):
                    with T.block("total_rf_init"):
                        vk_1_1 = T.axis.spatial(64, ax0)
                        vi_3 = T.axis.spatial(4, i_fused + ax1)
                        T.reads()
                        T.writes(total_rf[vi_3, vk_1_1])
                        total_rf[vi_3, vk_1_1] = T.float32(0.0)
                    for ax2 in range(1):
                        with T.block("total_rf_update"):
                            vk_1 = T.axis.spatial(64, ax0)
                            vi_1 = T.axis.spatial(4, i_fused + ax1)
                            vk_0_1 = T.axis.reduce(1, ax2)
                            T.reads(total_rf[vi_1, vk_1], A[vi_1, vk_0_1 * 64 + vk_1], peak[vi_1])
                            T.writes(total_rf[vi_1, vk_1])
                            total_rf[vi_1, vk_1] = total_rf[vi_1, vk_1] + T.pow(T.float32(2.0), A[vi_1, vk_0_1 * 64 + vk_1] - peak[vi_1])
                for ax1_init in range(1):
                    with T.block("total_init"):
                        vi_3 = T.axis.spatial(4, i_fused + ax1_init)
                        T.reads()
                        T.writes(total[vi_3])
                        total[vi_3] = T.float32(0.0)
                for ax0, ax1 in T.grid(64, 1):
                    with T.block("total_update"):
                        vk_1_1 = T.axis.reduce(64, ax0)
                        vi_3 = T.axis.spatial(4, i_fused + ax1)
                        T.reads(total[vi_3], total_rf[vi_3, vk_1_1])
                        T.writes(total[vi_3])
                        total[vi_3] = total[vi_3] + total_rf[vi_3, vk_1_1]
                for j_fused in T.vectorized(64):
                    with T.block("B"):
                        vi_2, vj = T.axis.remap("SS", [i_fused, j_fused])
                        T.reads(A[vi_2, vj], peak[vi_2], total[vi_2])
                        T.writes(B[vi_2, vj])
                        B[vi_2, vj] = T.pow(T.float32(2.0), A[vi_2, vj] - peak[vi_2]) / total[vi_2]
