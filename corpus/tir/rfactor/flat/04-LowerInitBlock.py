# corpus/tir/rfactor: stage 04, after s_tir.LowerInitBlock, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: rfactor; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def rfactor(A: T.Buffer((5, 20), "float32"), total: T.Buffer((5,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        total_rf = T.sblock_alloc_buffer((5, 6))
        for i, k_0, k_1 in T.grid(5, 4, 6):
            with T.sblock("total_rf"):
                vk_1, vi, vk_0 = T.axis.remap("SSR", [k_1, i, k_0])
                T.where(k_0 * 6 + k_1 < 20)
                T.reads(A[vi, vk_0 * 6 + vk_1])
                T.writes(total_rf[vi, vk_1])
                if vk_0 == 0:
                    total_rf[vi, vk_1] = T.float32(0.0)
                total_rf[vi, vk_1] = total_rf[vi, vk_1] + A[vi, vk_0 * 6 + vk_1]
        for i, k_1 in T.grid(5, 6):
            with T.sblock("total"):
                vk_1, vi = T.axis.remap("RS", [k_1, i])
                T.reads(total_rf[vi, vk_1])
                T.writes(total[vi])
                if vk_1 == 0:
                    total[vi] = T.float32(0.0)
                total[vi] = total[vi] + total_rf[vi, vk_1]
