# corpus/schedules/sampled_gpu_layer_norm_32: stage 01, after Schedule.sampled, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_layer_norm_32(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        # with T.block("root"):
        total = T.alloc_buffer((4,))
        squares = T.alloc_buffer((4,))
        for i_fused_0 in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for i_fused_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.block("sums_init"):
                    vi = T.axis.spatial(4, i_fused_0 * 4 + i_fused_1)
                    T.reads()
                    T.writes(total[vi], squares[vi])
                    total[vi] = T.float32(0.0)
                    squares[vi] = T.float32(0.0)
                for k in range(64):
                    with T.block("sums_update"):
                        vi = T.axis.spatial(4, i_fused_0 * 4 + i_fused_1)
                        vk = T.axis.reduce(64, k)
                        T.reads(total[vi], squares[vi], A[vi, vk])
                        T.writes(total[vi], squares[vi])
                        new_total: T.float32 = total[vi] + A[vi, vk]
                        new_squares: T.float32 = squares[vi] + A[vi, vk] * A[vi, vk]
                        total[vi] = new_total
                        squares[vi] = new_squares
        for i_j_fused_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_j_fused_1 in T.thread_binding(128, thread="threadIdx.x"):
                with T.block("B"):
                    vi = T.axis.spatial(4, (i_j_fused_0 * 128 + i_j_fused_1) // 64)
                    vj = T.axis.spatial(64, (i_j_fused_0 * 128 + i_j_fused_1) % 64)
                    T.reads(A[vi, vj], total[vi], squares[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = (A[vi, vj] - total[vi] * T.float32(0.015625)) / T.sqrt(squares[vi] * T.float32(0.015625) - total[vi] * T.float32(0.015625) * (total[vi] * T.float32(0.015625)) + T.float32(1.0))
