# corpus/schedules/sampled_cpu_sum_11: stage 02, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_sum_11(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        B_rf = T.sblock_alloc_buffer((4, 1))
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for k_1_init in range(1):
                with T.sblock("B_rf_init"):
                    vk_1, vi = T.axis.remap("SS", [k_1_init, i_fused])
                    T.reads()
                    T.writes(B_rf[vi, vk_1])
                    B_rf[vi, vk_1] = T.float32(0.0)
            for k_0, k_1 in T.grid(256, 1):
                with T.sblock("B_rf_update"):
                    vk_1, vi, vk_0 = T.axis.remap("SSR", [k_1, i_fused, k_0])
                    T.reads(B_rf[vi, vk_1], A[vi, vk_0 + vk_1])
                    T.writes(B_rf[vi, vk_1])
                    B_rf[vi, vk_1] = B_rf[vi, vk_1] + A[vi, vk_0 + vk_1]
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.sblock("B_init"):
                vi = T.axis.spatial(4, i_fused)
                T.reads()
                T.writes(B[vi])
                T.sblock_attr({"meta_schedule.random_compute_producer": 1})
                B[vi] = T.float32(0.0)
            for k_1 in range(1):
                with T.sblock("B_update"):
                    vk_1, vi = T.axis.remap("RS", [k_1, i_fused])
                    T.reads(B[vi], B_rf[vi, vk_1])
                    T.writes(B[vi])
                    T.sblock_attr({"meta_schedule.random_compute_producer": 1})
                    B[vi] = B[vi] + B_rf[vi, vk_1]
