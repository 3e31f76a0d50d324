# corpus/schedules/sampled_gpu_softmax_30: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_softmax_30(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        peak = T.alloc_buffer((4,))
        total = T.alloc_buffer((4,))
        for i_fused_0 in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for i_fused_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.block("peak_init"):
                    T.reads()
                    T.writes(peak[i_fused_0 * 4 + i_fused_1])
                    peak[i_fused_0 * 4 + i_fused_1] = T.float32(-340282346638528859811704183484516925440.0)
                for k in range(64):
                    with T.block("peak_update"):
                        T.reads(peak[i_fused_0 * 4 + i_fused_1], A[i_fused_0 * 4 + i_fused_1, k])
                        T.writes(peak[i_fused_0 * 4 + i_fused_1])
                        peak[i_fused_0 * 4 + i_fused_1] = T.max(peak[i_fused_0 * 4 + i_fused_1], A[i_fused_0 * 4 + i_fused_1, k])
        for i_fused_0 in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for i_fused_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.block("total_init"):
                    T.reads()
                    T.writes(total[i_fused_0 * 4 + i_fused_1])
                    total[i_fused_0 * 4 + i_fused_1] = T.float32(0.0)
                for k in range(64):
                    with T.block("total_update"):
                        T.reads(total[i_fused_0 * 4 + i_fused_1], A[i_fused_0 * 4 + i_fused_1, k], peak[i_fused_0 * 4 + i_fused_1])
                        T.writes(total[i_fused_0 * 4 + i_fused_1])
                        total[i_fused_0 * 4 + i_fused_1] = total[i_fused_0 * 4 + i_fused_1] + T.pow(T.float32(2.0), A[i_fused_0 * 4 + i_fused_1, k] - peak[i_fused_0 * 4 + i_fused_1])
        for i_j_fused_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_j_fused_1 in T.thread_binding(128, thread="threadIdx.x"):
                with T.block("B"):
                    T.reads(A[(i_j_fused_0 * 128 + i_j_fused_1) // 64, (i_j_fused_0 * 128 + i_j_fused_1) % 64], peak[(i_j_fused_0 * 128 + i_j_fused_1) // 64], total[(i_j_fused_0 * 128 + i_j_fused_1) // 64])
                    T.writes(B[(i_j_fused_0 * 128 + i_j_fused_1) // 64, (i_j_fused_0 * 128 + i_j_fused_1) % 64])
                    B[(i_j_fused_0 * 128 + i_j_fused_1) // 64, (i_j_fused_0 * 128 + i_j_fused_1) % 64] = T.pow(T.float32(2.0), A[(i_j_fused_0 * 128 + i_j_fused_1) // 64, (i_j_fused_0 * 128 + i_j_fused_1) % 64] - peak[(i_j_fused_0 * 128 + i_j_fused_1) // 64]) / total[(i_j_fused_0 * 128 + i_j_fused_1) // 64]
