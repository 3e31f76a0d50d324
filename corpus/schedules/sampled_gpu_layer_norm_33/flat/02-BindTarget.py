# corpus/schedules/sampled_gpu_layer_norm_33: stage 02, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_layer_norm_33(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        total = T.sblock_alloc_buffer((4,))
        squares = T.sblock_alloc_buffer((4,))
        for i_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for k_0 in range(1):
                for k_1 in T.thread_binding(256, thread="threadIdx.x"):
                    with T.sblock("sums"):
                        vi = T.axis.spatial(4, i_fused)
                        vk = T.axis.reduce(64, k_0 * 256 + k_1)
                        T.where(k_0 * 256 + k_1 < 64)
                        T.reads(A[vi, vk])
                        T.writes(total[vi], squares[vi])
                        with T.init():
                            total[vi] = T.float32(0.0)
                            squares[vi] = T.float32(0.0)
                        new_total: T.let[T.float32] = total[vi] + A[vi, vk]
                        new_squares: T.let[T.float32] = squares[vi] + A[vi, vk] * A[vi, vk]
                        total[vi] = new_total
                        squares[vi] = new_squares
        for i_j_fused_0 in T.thread_binding(4, thread="blockIdx.x"):
            for i_j_fused_1 in T.thread_binding(64, thread="threadIdx.x"):
                with T.sblock("B"):
                    vi = T.axis.spatial(4, (i_j_fused_0 * 64 + i_j_fused_1) // 64)
                    vj = T.axis.spatial(64, (i_j_fused_0 * 64 + i_j_fused_1) % 64)
                    T.reads(A[vi, vj], total[vi], squares[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = (A[vi, vj] - total[vi] * T.float32(0.015625)) / T.sqrt(squares[vi] * T.float32(0.015625) - total[vi] * T.float32(0.015625) * (total[vi] * T.float32(0.015625)) + T.float32(1.0))
