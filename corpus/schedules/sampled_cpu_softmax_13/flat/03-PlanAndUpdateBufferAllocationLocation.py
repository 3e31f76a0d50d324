# corpus/schedules/sampled_cpu_softmax_13: stage 03, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
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
                vk_0 = T.axis.spatial(1, 0)
                vi = T.axis.spatial(4, i_k_0_fused)
                T.reads()
                T.writes(peak_rf[vi, vk_0])
                peak_rf[vi, vk_0] = T.float32(-340282346638528859811704183484516925440.0)
            for k_1 in range(64):
                with T.sblock("peak_rf_update"):
                    vk_0 = T.axis.spatial(1, 0)
                    vi, vk_1 = T.axis.remap("SR", [i_k_0_fused, k_1])
                    T.reads(peak_rf[vi, vk_0], A[vi, vk_0 * 64 + vk_1])
                    T.writes(peak_rf[vi, vk_0])
                    peak_rf[vi, vk_0] = T.max(peak_rf[vi, vk_0], A[vi, vk_0 * 64 + vk_1])
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.sblock(""):
                T.reads(peak_rf[i_fused, 0], A[i_fused, 0:64])
                T.writes(B[i_fused, 0:64])
                peak = T.sblock_alloc_buffer((4,))
                total = T.sblock_alloc_buffer((4,))
                total_rf = T.sblock_alloc_buffer((4, 64))
                for ax1_init in range(1):
                    with T.sblock("peak_init"):
                        vi = T.axis.spatial(4, i_fused + ax1_init)
                        T.reads()
                        T.writes(peak[vi])
                        peak[vi] = T.float32(-340282346638528859811704183484516925440.0)
                for ax0, ax1 in T.grid(1, 1):
                    with T.sblock("peak_update"):
                        vk_0 = T.axis.reduce(1, ax0)
                        vi = T.axis.spatial(4, i_fused + ax1)
                        T.reads(peak[vi], peak_rf[vi, vk_0])
                        T.writes(peak[vi])
                        peak[vi] = T.max(peak[vi], peak_rf[vi, vk_0])
                for ax0, ax1 in T.grid(64, 1):
                    with T.sblock("total_rf_init"):
                        vk_1 = T.axis.spatial(64, ax0)
                        vi = T.axis.spatial(4, i_fused + ax1)
                        T.reads()
                        T.writes(total_rf[vi, vk_1])
                        total_rf[vi, vk_1] = T.float32(0.0)
                    for ax2 in range(1):
                        with T.sblock("total_rf_update"):
                            vk_1 = T.axis.spatial(64, ax0)
                            vi = T.axis.spatial(4, i_fused + ax1)
                            vk_0 = T.axis.reduce(1, ax2)
                            T.reads(total_rf[vi, vk_1], A[vi, vk_0 * 64 + vk_1], peak[vi])
                            T.writes(total_rf[vi, vk_1])
                            total_rf[vi, vk_1] = total_rf[vi, vk_1] + T.pow(T.float32(2.0), A[vi, vk_0 * 64 + vk_1] - peak[vi])
                for ax1_init in range(1):
                    with T.sblock("total_init"):
                        vi = T.axis.spatial(4, i_fused + ax1_init)
                        T.reads()
                        T.writes(total[vi])
                        total[vi] = T.float32(0.0)
                for ax0, ax1 in T.grid(64, 1):
                    with T.sblock("total_update"):
                        vk_1 = T.axis.reduce(64, ax0)
                        vi = T.axis.spatial(4, i_fused + ax1)
                        T.reads(total[vi], total_rf[vi, vk_1])
                        T.writes(total[vi])
                        total[vi] = total[vi] + total_rf[vi, vk_1]
                for j_fused in T.vectorized(64):
                    with T.sblock("B"):
                        vi, vj = T.axis.remap("SS", [i_fused, j_fused])
                        T.reads(A[vi, vj], peak[vi], total[vi])
                        T.writes(B[vi, vj])
                        B[vi, vj] = T.pow(T.float32(2.0), A[vi, vj] - peak[vi]) / total[vi]
