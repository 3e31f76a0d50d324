# corpus/schedules/sampled_cpu_gemv_8: stage 02, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemv_8(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        B_rf = T.sblock_alloc_buffer((16, 1))
        for i_k_0_fused in T.parallel(16, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.sblock("B_rf_init"):
                vk_0 = T.axis.spatial(1, 0)
                vi = T.axis.spatial(16, i_k_0_fused)
                T.reads()
                T.writes(B_rf[vi, vk_0])
                B_rf[vi, vk_0] = T.float32(0.0)
            for k_1 in range(64):
                with T.sblock("B_rf_update"):
                    vk_0 = T.axis.spatial(1, 0)
                    vi, vk_1 = T.axis.remap("SR", [i_k_0_fused, k_1])
                    T.reads(B_rf[vi, vk_0], A[vi, vk_0 * 64 + vk_1], x[vk_0 * 64 + vk_1])
                    T.writes(B_rf[vi, vk_0])
                    B_rf[vi, vk_0] = B_rf[vi, vk_0] + A[vi, vk_0 * 64 + vk_1] * x[vk_0 * 64 + vk_1]
        for i_fused in T.parallel(16, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.sblock("B_init"):
                vi = T.axis.spatial(16, i_fused)
                T.reads()
                T.writes(B[vi])
                T.sblock_attr({"meta_schedule.random_compute_producer": 1})
                B[vi] = T.float32(0.0)
            for k_0 in range(1):
                with T.sblock("B_update"):
                    vk_0, vi = T.axis.remap("RS", [k_0, i_fused])
                    T.reads(B[vi], B_rf[vi, vk_0])
                    T.writes(B[vi])
                    T.sblock_attr({"meta_schedule.random_compute_producer": 1})
                    B[vi] = B[vi] + B_rf[vi, vk_0]
