# corpus/schedules/sampled_cpu_gemv_8: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_gemv_8(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        B_rf = T.alloc_buffer((16, 1))
        for i_k_0_fused in T.parallel(16, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.block("B_rf_init"):
                T.reads()
                T.writes(B_rf[i_k_0_fused, 0])
                B_rf[i_k_0_fused, 0] = T.float32(0.0)
            for k_1 in range(64):
                with T.block("B_rf_update"):
                    T.reads(B_rf[i_k_0_fused, 0], A[i_k_0_fused, T.Mul(0, 64) + k_1], x[T.Mul(0, 64) + k_1])
                    T.writes(B_rf[i_k_0_fused, 0])
                    B_rf[i_k_0_fused, 0] = B_rf[i_k_0_fused, 0] + A[i_k_0_fused, T.Mul(0, 64) + k_1] * x[T.Mul(0, 64) + k_1]
        for i_fused in T.parallel(16, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.block("B_init"):
                T.reads()
                T.writes(B[i_fused])
                T.block_attr({"meta_schedule.random_compute_producer": 1})
                B[i_fused] = T.float32(0.0)
            for k_0 in range(1):
                with T.block("B_update"):
                    T.reads(B[i_fused], B_rf[i_fused, k_0])
                    T.writes(B[i_fused])
                    T.block_attr({"meta_schedule.random_compute_producer": 1})
                    B[i_fused] = B[i_fused] + B_rf[i_fused, k_0]
