# corpus/schedules/sampled_cpu_sum_10: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_sum_10(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        B_rf = T.alloc_buffer((4, 128))
        for i_k_0_fused in T.parallel(512, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.block("B_rf_init"):
                T.reads()
                T.writes(B_rf[i_k_0_fused // 128, i_k_0_fused % 128])
                B_rf[i_k_0_fused // 128, i_k_0_fused % 128] = T.float32(0.0)
            for k_1 in range(2):
                with T.block("B_rf_update"):
                    T.reads(B_rf[i_k_0_fused // 128, i_k_0_fused % 128], A[i_k_0_fused // 128, i_k_0_fused % 128 * 2 + k_1])
                    T.writes(B_rf[i_k_0_fused // 128, i_k_0_fused % 128])
                    B_rf[i_k_0_fused // 128, i_k_0_fused % 128] = B_rf[i_k_0_fused // 128, i_k_0_fused % 128] + A[i_k_0_fused // 128, i_k_0_fused % 128 * 2 + k_1]
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.block("B_init"):
                T.reads()
                T.writes(B[i_fused])
                T.block_attr({"meta_schedule.random_compute_producer": 1})
                B[i_fused] = T.float32(0.0)
            for k_0 in range(128):
                with T.block("B_update"):
                    T.reads(B[i_fused], B_rf[i_fused, k_0])
                    T.writes(B[i_fused])
                    T.block_attr({"meta_schedule.random_compute_producer": 1})
                    B[i_fused] = B[i_fused] + B_rf[i_fused, k_0]
