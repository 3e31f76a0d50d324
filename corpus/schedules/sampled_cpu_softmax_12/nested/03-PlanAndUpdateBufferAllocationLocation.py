# corpus/schedules/sampled_cpu_softmax_12: stage 03, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_softmax_12(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        peak = T.alloc_buffer((4,))
        total_rf = T.alloc_buffer((4, 1))
        peak_rf = T.alloc_buffer((4, 64))
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for k_1_fused_init in T.vectorized(64):
                with T.block("peak_rf_init"):
                    vk_1, vi = T.axis.remap("SS", [k_1_fused_init, i_fused])
                    T.reads()
                    T.writes(peak_rf[vi, vk_1])
                    peak_rf[vi, vk_1] = T.float32(-340282346638528859811704183484516925440.0)
            for k_0 in range(1):
                for k_1_fused in T.vectorized(64):
                    with T.block("peak_rf_update"):
                        vk_1, vi, vk_0 = T.axis.remap("SSR", [k_1_fused, i_fused, k_0])
                        T.reads(peak_rf[vi, vk_1], A[vi, vk_0 * 64 + vk_1])
                        T.writes(peak_rf[vi, vk_1])
                        peak_rf[vi, vk_1] = T.max(peak_rf[vi, vk_1], A[vi, vk_0 * 64 + vk_1])
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block("peak_init"):
                vi = T.axis.spatial(4, i_fused)
                T.reads()
                T.writes(peak[vi])
                peak[vi] = T.float32(-340282346638528859811704183484516925440.0)
            for k_1 in range(64):
                with T.block("peak_update"):
                    vk_1, vi = T.axis.remap("RS", [k_1, i_fused])
                    T.reads(peak[vi], peak_rf[vi, vk_1])
                    T.writes(peak[vi])
                    peak[vi] = T.max(peak[vi], peak_rf[vi, vk_1])
        for i_k_0_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block("total_rf_init"):
                vk_0 = T.axis.spatial(1, 0)
                vi = T.axis.spatial(4, i_k_0_fused)
                T.reads()
                T.writes(total_rf[vi, vk_0])
                total_rf[vi, vk_0] = T.float32(0.0)
            for k_1 in range(64):
                with T.block("total_rf_update"):
                    vk_0 = T.axis.spatial(1, 0)
                    vi, vk_1 = T.axis.remap("SR", [i_k_0_fused, k_1])
                    T.reads(total_rf[vi, vk_0], A[vi, vk_0 * 64 + vk_1], peak[vi])
                    T.writes(total_rf[vi, vk_0])
                    total_rf[vi, vk_0] = total_rf[vi, vk_0] + T.pow(T.float32(2.0), A[vi, vk_0 * 64 + vk_1] - peak[vi])
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block(""):
                vi = T.int32()
                vk_0 = T.int32()
                vi_1 = T.int32()
                vj = T.int32()
                T.reads(total_rf[T.min(i_fused, vi):T.min(i_fused, vi) + (T.max(i_fused, vi) + 1 - T.min(i_fused, vi)), T.min(0, vk_0):T.min(0, vk_0) + (T.max(0, vk_0) + 1 - T.min(0, vk_0))], A[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(63, vj) + 1 - T.min(0, vj))], peak[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1))])
                T.writes(B[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(63, vj) + 1 - T.min(0, vj))])
                total = T.alloc_buffer((4,))
                for ax1_init in range(1):
                    with T.block("total_init"):
                        vi_2 = T.axis.spatial(4, i_fused + ax1_init)
                        T.reads()
                        T.writes(total[vi_2])
                        total[vi_2] = T.float32(0.0)
                for ax0, ax1 in T.grid(1, 1):
                    with T.block("total_update"):
                        vk_0 = T.axis.reduce(1, ax0)
                        vi = T.axis.spatial(4, i_fused + ax1)
                        T.reads(total[vi], total_rf[vi, vk_0])
                        T.writes(total[vi])
                        total[vi] = total[vi] + total_rf[vi, vk_0]
                for j_fused in T.vectorized(64):
                    with T.block("B"):
                        vi_1, vj = T.axis.remap("SS", [i_fused, j_fused])
                        T.reads(A[vi_1, vj], peak[vi_1], total[vi_1])
                        T.writes(B[vi_1, vj])
                        B[vi_1, vj] = T.pow(T.float32(2.0), A[vi_1, vj] - peak[vi_1]) / total[vi_1]
