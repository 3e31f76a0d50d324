# corpus/schedules/sampled_cpu_softmax_12: stage 05, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
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
                    T.reads()
                    T.writes(peak_rf[i_fused, k_1_fused_init])
                    peak_rf[i_fused, k_1_fused_init] = T.float32(-340282346638528859811704183484516925440.0)
            for k_0 in range(1):
                for k_1_fused in T.vectorized(64):
                    with T.block("peak_rf_update"):
                        T.reads(peak_rf[i_fused, k_1_fused], A[i_fused, k_0 * 64 + k_1_fused])
                        T.writes(peak_rf[i_fused, k_1_fused])
                        peak_rf[i_fused, k_1_fused] = T.max(peak_rf[i_fused, k_1_fused], A[i_fused, k_0 * 64 + k_1_fused])
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block("peak_init"):
                T.reads()
                T.writes(peak[i_fused])
                peak[i_fused] = T.float32(-340282346638528859811704183484516925440.0)
            for k_1 in range(64):
                with T.block("peak_update"):
                    T.reads(peak[i_fused], peak_rf[i_fused, k_1])
                    T.writes(peak[i_fused])
                    peak[i_fused] = T.max(peak[i_fused], peak_rf[i_fused, k_1])
        for i_k_0_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block("total_rf_init"):
                T.reads()
                T.writes(total_rf[i_k_0_fused, 0])
                total_rf[i_k_0_fused, 0] = T.float32(0.0)
            for k_1 in range(64):
                with T.block("total_rf_update"):
                    T.reads(total_rf[i_k_0_fused, 0], A[i_k_0_fused, T.Mul(0, 64) + k_1], peak[i_k_0_fused])
                    T.writes(total_rf[i_k_0_fused, 0])
                    total_rf[i_k_0_fused, 0] = total_rf[i_k_0_fused, 0] + T.pow(T.float32(2.0), A[i_k_0_fused, T.Mul(0, 64) + k_1] - peak[i_k_0_fused])
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block(""):
                vi = T.int32()
                vk_0 = T.int32()
                vi_1 = T.int32()
                vj = T.int32()
                T.reads(total_rf[T.min(i_fused, vi):T.min(i_fused, vi) + (T.max(i_fused, vi) + 1 - T.min(i_fused, vi)), T.min(0, vk_0):T.min(0, vk_0) + (T.max(0, vk_0) + 1 - T.min(0, vk_0))], A[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(63, vj) + 1 - T.min(0, vj))], peak[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1))])
                T.writes(B[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(63, vj) + 1 - T.min(0, vj))])
                total = T.alloc_buffer((1,))
                for ax1_init in range(1):
                    with T.block("total_init"):
                        T.reads()
                        T.writes(total[i_fused + ax1_init - i_fused])
                        total[i_fused + ax1_init - i_fused] = T.float32(0.0)
                for ax0, ax1 in T.grid(1, 1):
                    with T.block("total_update"):
                        T.reads(total[i_fused + ax1 - i_fused], total_rf[i_fused + ax1, ax0])
                        T.writes(total[i_fused + ax1 - i_fused])
                        total[i_fused + ax1 - i_fused] = total[i_fused + ax1 - i_fused] + total_rf[i_fused + ax1, ax0]
                for j_fused in T.vectorized(64):
                    with T.block("B"):
                        T.reads(A[i_fused, j_fused], peak[i_fused], total[i_fused - i_fused])
                        T.writes(B[i_fused, j_fused])
                        B[i_fused, j_fused] = T.pow(T.float32(2.0), A[i_fused, j_fused] - peak[i_fused]) / total[i_fused - i_fused]
