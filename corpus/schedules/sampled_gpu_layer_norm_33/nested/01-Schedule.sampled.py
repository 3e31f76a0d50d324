# corpus/schedules/sampled_gpu_layer_norm_33: stage 01, after Schedule.sampled, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_layer_norm_33(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        # with T.block("root"):
        total = T.alloc_buffer((4,))
        squares = T.alloc_buffer((4,))
        for i_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for k_0 in range(1):
                for k_1 in T.thread_binding(256, thread="threadIdx.x"):
                    with T.block("sums"):
                        vi = T.axis.spatial(4, i_fused)
                        vk = T.axis.reduce(64, k_0 * 256 + k_1)
                        T.where(k_0 * 256 + k_1 < 64)
                        T.reads(A[vi, vk])
                        T.writes(total[vi], squares[vi])
                        with T.init():
                            total[vi] = T.float32(0.0)
                            squares[vi] = T.float32(0.0)
                        new_total: T.float32 = total[vi] + A[vi, vk]
                        new_squares: T.float32 = squares[vi] + A[vi, vk] * A[vi, vk]
                        total[vi] = new_total
                        squares[vi] = new_squares
        for i_j_fused_0 in T.thread_binding(4, thread="blockIdx.x"):
            for i_j_fused_1 in T.thread_binding(64, thread="threadIdx.x"):
                with T.block("B"):
                    vi = T.axis.spatial(4, (i_j_fused_0 * 64 + i_j_fused_1) // 64)
                    vj = T.axis.spatial(64, (i_j_fused_0 * 64 + i_j_fused_1) % 64)
                    T.reads(A[vi, vj], total[vi], squares[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = (A[vi, vj] - total[vi] * T.float32(0.015625)) / T.sqrt(squares[vi] * T.float32(0.015625) - total[vi] * T.float32(0.015625) * (total[vi] * T.float32(0.015625)) + T.float32(1.0))
