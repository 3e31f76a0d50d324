# corpus/schedules/sampled_cpu_gemv_9: stage 02, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemv_9(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        B_rf = T.alloc_buffer((16, 64))
        for i_fused in T.parallel(16, annotations={"pragma_auto_unroll_max_step": 16, "pragma_unroll_explicit": 1}):
            for k_1_fused_init in T.vectorized(64):
                with T.block("B_rf_init"):
                    vk_1, vi = T.axis.remap("SS", [k_1_fused_init, i_fused])
                    T.reads()
                    T.writes(B_rf[vi, vk_1])
                    B_rf[vi, vk_1] = T.float32(0.0)
            for k_0 in range(1):
                for k_1_fused in T.vectorized(64):
                    with T.block("B_rf_update"):
                        vk_1, vi, vk_0 = T.axis.remap("SSR", [k_1_fused, i_fused, k_0])
                        T.reads(B_rf[vi, vk_1], A[vi, vk_0 * 64 + vk_1], x[vk_0 * 64 + vk_1])
                        T.writes(B_rf[vi, vk_1])
                        B_rf[vi, vk_1] = B_rf[vi, vk_1] + A[vi, vk_0 * 64 + vk_1] * x[vk_0 * 64 + vk_1]
        for i_fused in T.parallel(16, annotations={"pragma_auto_unroll_max_step": 16, "pragma_unroll_explicit": 1}):
            with T.block("B_init"):
                vi = T.axis.spatial(16, i_fused)
                T.reads()
                T.writes(B[vi])
                T.block_attr({"meta_schedule.random_compute_producer": 1})
                B[vi] = T.float32(0.0)
            for k_1 in range(64):
                with T.block("B_update"):
                    vk_1, vi = T.axis.remap("RS", [k_1, i_fused])
                    T.reads(B[vi], B_rf[vi, vk_1])
                    T.writes(B[vi])
                    T.block_attr({"meta_schedule.random_compute_producer": 1})
                    B[vi] = B[vi] + B_rf[vi, vk_1]
