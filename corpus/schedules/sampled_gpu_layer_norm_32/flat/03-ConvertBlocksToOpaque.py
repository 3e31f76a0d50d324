# corpus/schedules/sampled_gpu_layer_norm_32: stage 03, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_layer_norm_32(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        total = T.sblock_alloc_buffer((4,))
        squares = T.sblock_alloc_buffer((4,))
        for i_fused_0 in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 256, "pragma_unroll_explicit": 1}):
            for i_fused_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.sblock("sums_init"):
                    T.reads()
                    T.writes(total[i_fused_0 * 4 + i_fused_1], squares[i_fused_0 * 4 + i_fused_1])
                    total[i_fused_0 * 4 + i_fused_1] = T.float32(0.0)
                    squares[i_fused_0 * 4 + i_fused_1] = T.float32(0.0)
                for k in range(64):
                    with T.sblock("sums_update"):
                        T.reads(total[i_fused_0 * 4 + i_fused_1], squares[i_fused_0 * 4 + i_fused_1], A[i_fused_0 * 4 + i_fused_1, k])
                        T.writes(total[i_fused_0 * 4 + i_fused_1], squares[i_fused_0 * 4 + i_fused_1])
                        new_total: T.let[T.float32] = total[i_fused_0 * 4 + i_fused_1] + A[i_fused_0 * 4 + i_fused_1, k]
                        new_squares: T.let[T.float32] = squares[i_fused_0 * 4 + i_fused_1] + A[i_fused_0 * 4 + i_fused_1, k] * A[i_fused_0 * 4 + i_fused_1, k]
                        total[i_fused_0 * 4 + i_fused_1] = new_total
                        squares[i_fused_0 * 4 + i_fused_1] = new_squares
        for i_j_fused_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_j_fused_1 in T.thread_binding(128, thread="threadIdx.x"):
                with T.sblock("B"):
                    T.reads(A[(i_j_fused_0 * 128 + i_j_fused_1) // 64, (i_j_fused_0 * 128 + i_j_fused_1) % 64], total[(i_j_fused_0 * 128 + i_j_fused_1) // 64], squares[(i_j_fused_0 * 128 + i_j_fused_1) // 64])
                    T.writes(B[(i_j_fused_0 * 128 + i_j_fused_1) // 64, (i_j_fused_0 * 128 + i_j_fused_1) % 64])
                    B[(i_j_fused_0 * 128 + i_j_fused_1) // 64, (i_j_fused_0 * 128 + i_j_fused_1) % 64] = (A[(i_j_fused_0 * 128 + i_j_fused_1) // 64, (i_j_fused_0 * 128 + i_j_fused_1) % 64] - total[(i_j_fused_0 * 128 + i_j_fused_1) // 64] * T.float32(0.015625)) / T.sqrt(squares[(i_j_fused_0 * 128 + i_j_fused_1) // 64] * T.float32(0.015625) - total[(i_j_fused_0 * 128 + i_j_fused_1) // 64] * T.float32(0.015625) * (total[(i_j_fused_0 * 128 + i_j_fused_1) // 64] * T.float32(0.015625)) + T.float32(1.0))
