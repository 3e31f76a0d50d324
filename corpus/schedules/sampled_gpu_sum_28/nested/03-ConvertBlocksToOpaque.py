# corpus/schedules/sampled_gpu_sum_28: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_sum_28(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i_fused_0 in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 16, "pragma_unroll_explicit": 1}):
            for i_fused_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.block("B_init"):
                    T.reads()
                    T.writes(B[i_fused_0 * 4 + i_fused_1])
                    B[i_fused_0 * 4 + i_fused_1] = T.float32(0.0)
                for k in range(256):
                    with T.block("B_update"):
                        T.reads(B[i_fused_0 * 4 + i_fused_1], A[i_fused_0 * 4 + i_fused_1, k])
                        T.writes(B[i_fused_0 * 4 + i_fused_1])
                        B[i_fused_0 * 4 + i_fused_1] = B[i_fused_0 * 4 + i_fused_1] + A[i_fused_0 * 4 + i_fused_1, k]
