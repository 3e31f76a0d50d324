# corpus/schedules/sampled_cpu_sum_11: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_sum_11(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        B_rf = T.alloc_buffer((4, 1))
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for k_1_init in range(1):
                with T.block("B_rf_init"):
                    T.reads()
                    T.writes(B_rf[i_fused, k_1_init])
                    B_rf[i_fused, k_1_init] = T.float32(0.0)
            for k_0, k_1 in T.grid(256, 1):
                with T.block("B_rf_update"):
                    T.reads(B_rf[i_fused, k_1], A[i_fused, k_0 + k_1])
                    T.writes(B_rf[i_fused, k_1])
                    B_rf[i_fused, k_1] = B_rf[i_fused, k_1] + A[i_fused, k_0 + k_1]
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.block("B_init"):
                T.reads()
                T.writes(B[i_fused])
                T.block_attr({"meta_schedule.random_compute_producer": 1})
                B[i_fused] = T.float32(0.0)
            for k_1 in range(1):
                with T.block("B_update"):
                    T.reads(B[i_fused], B_rf[i_fused, k_1])
                    T.writes(B[i_fused])
                    T.block_attr({"meta_schedule.random_compute_producer": 1})
                    B[i_fused] = B[i_fused] + B_rf[i_fused, k_1]
