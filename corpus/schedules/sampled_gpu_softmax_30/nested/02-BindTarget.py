# corpus/schedules/sampled_gpu_softmax_30: stage 02, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
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
                    vi = T.axis.spatial(4, i_fused_0 * 4 + i_fused_1)
                    T.reads()
                    T.writes(peak[vi])
                    peak[vi] = T.float32(-340282346638528859811704183484516925440.0)
                for k in range(64):
                    with T.block("peak_update"):
                        vi = T.axis.spatial(4, i_fused_0 * 4 + i_fused_1)
                        vk = T.axis.reduce(64, k)
                        T.reads(peak[vi], A[vi, vk])
                        T.writes(peak[vi])
                        peak[vi] = T.max(peak[vi], A[vi, vk])
        for i_fused_0 in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for i_fused_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.block("total_init"):
                    vi = T.axis.spatial(4, i_fused_0 * 4 + i_fused_1)
                    T.reads()
                    T.writes(total[vi])
                    total[vi] = T.float32(0.0)
                for k in range(64):
                    with T.block("total_update"):
                        vi = T.axis.spatial(4, i_fused_0 * 4 + i_fused_1)
                        vk = T.axis.reduce(64, k)
                        T.reads(total[vi], A[vi, vk], peak[vi])
                        T.writes(total[vi])
                        total[vi] = total[vi] + T.pow(T.float32(2.0), A[vi, vk] - peak[vi])
        for i_j_fused_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_j_fused_1 in T.thread_binding(128, thread="threadIdx.x"):
                with T.block("B"):
                    vi = T.axis.spatial(4, (i_j_fused_0 * 128 + i_j_fused_1) // 64)
                    vj = T.axis.spatial(64, (i_j_fused_0 * 128 + i_j_fused_1) % 64)
                    T.reads(A[vi, vj], peak[vi], total[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = T.pow(T.float32(2.0), A[vi, vj] - peak[vi]) / total[vi]
