# corpus/schedules/sampled_cpu_gemv_9: stage 11, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_gemv_9(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        B_rf = T.alloc_buffer((1024,))
        A_1 = A.view(1024)
        x_1 = T.decl_buffer((64,), data=x.data)
        B_1 = T.decl_buffer((16,), data=B.data)
        for i_fused in T.parallel(16):
            cse_v1: T.let[T.int32] = i_fused * 64
            B_rf[cse_v1:cse_v1 + 64] = T.Broadcast(T.float32(0.0), 64)
            B_rf[cse_v1:cse_v1 + 64] = B_rf[cse_v1:cse_v1 + 64] + A_1[cse_v1:cse_v1 + 64] * x_1[0:64]
        for i_fused in T.parallel(16):
            B_1[i_fused] = T.float32(0.0)
            for k_1 in range(64):
                B_1[i_fused] = B_1[i_fused] + B_rf[i_fused * 64 + k_1]
