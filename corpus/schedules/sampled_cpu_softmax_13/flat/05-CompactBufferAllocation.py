# corpus/schedules/sampled_cpu_softmax_13: stage 05, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_softmax_13(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        peak_rf = T.sblock_alloc_buffer((4, 1))
        for i_k_0_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.sblock("peak_rf_init"):
                T.reads()
                T.writes(peak_rf[i_k_0_fused, 0])
                peak_rf[i_k_0_fused, 0] = T.float32(-340282346638528859811704183484516925440.0)
            for k_1 in range(64):
                with T.sblock("peak_rf_update"):
                    T.reads(peak_rf[i_k_0_fused, 0], A[i_k_0_fused, T.Mul(0, 64) + k_1])
                    T.writes(peak_rf[i_k_0_fused, 0])
                    peak_rf[i_k_0_fused, 0] = T.max(peak_rf[i_k_0_fused, 0], A[i_k_0_fused, T.Mul(0, 64) + k_1])
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.sblock(""):
                T.reads(peak_rf[i_fused, 0], A[i_fused, 0:64])
                T.writes(B[i_fused, 0:64])
                peak = T.sblock_alloc_buffer((1,))
                total = T.sblock_alloc_buffer((1,))
                total_rf = T.sblock_alloc_buffer((1, 64))
                for ax1_init in range(1):
                    with T.sblock("peak_init"):
                        T.reads()
                        T.writes(peak[i_fused + ax1_init - i_fused])
                        peak[i_fused + ax1_init - i_fused] = T.float32(-340282346638528859811704183484516925440.0)
                for ax0, ax1 in T.grid(1, 1):
                    with T.sblock("peak_update"):
                        T.reads(peak[i_fused + ax1 - i_fused], peak_rf[i_fused + ax1, ax0])
                        T.writes(peak[i_fused + ax1 - i_fused])
                        peak[i_fused + ax1 - i_fused] = T.max(peak[i_fused + ax1 - i_fused], peak_rf[i_fused + ax1, ax0])
                for ax0, ax1 in T.grid(64, 1):
                    with T.sblock("total_rf_init"):
                        T.reads()
                        T.writes(total_rf[i_fused + ax1 - i_fused, ax0])
                        total_rf[i_fused + ax1 - i_fused, ax0] = T.float32(0.0)
                    for ax2 in range(1):
                        with T.sblock("total_rf_update"):
                            T.reads(total_rf[i_fused + ax1 - i_fused, ax0], A[i_fused + ax1, ax2 * 64 + ax0], peak[i_fused + ax1 - i_fused])
                            T.writes(total_rf[i_fused + ax1 - i_fused, ax0])
                            total_rf[i_fused + ax1 - i_fused, ax0] = total_rf[i_fused + ax1 - i_fused, ax0] + T.pow(T.float32(2.0), A[i_fused + ax1, ax2 * 64 + ax0] - peak[i_fused + ax1 - i_fused])
                for ax1_init in range(1):
                    with T.sblock("total_init"):
                        T.reads()
                        T.writes(total[i_fused + ax1_init - i_fused])
                        total[i_fused + ax1_init - i_fused] = T.float32(0.0)
                for ax0, ax1 in T.grid(64, 1):
                    with T.sblock("total_update"):
                        T.reads(total[i_fused + ax1 - i_fused], total_rf[i_fused + ax1 - i_fused, ax0])
                        T.writes(total[i_fused + ax1 - i_fused])
                        total[i_fused + ax1 - i_fused] = total[i_fused + ax1 - i_fused] + total_rf[i_fused + ax1 - i_fused, ax0]
                for j_fused in T.vectorized(64):
                    with T.sblock("B"):
                        T.reads(A[i_fused, j_fused], peak[i_fused - i_fused], total[i_fused - i_fused])
                        T.writes(B[i_fused, j_fused])
                        B[i_fused, j_fused] = T.pow(T.float32(2.0), A[i_fused, j_fused] - peak[i_fused - i_fused]) / total[i_fused - i_fused]
