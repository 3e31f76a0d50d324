# corpus/schedules/sampled_gpu_layer_norm_33: stage 05, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_layer_norm_33(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        total = T.alloc_buffer((4,))
        squares = T.alloc_buffer((4,))
        for i_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.block(""):
                vi = T.int32()
                vk = T.int32()
                T.reads(A[T.min(i_fused, vi):T.min(i_fused, vi) + (T.max(i_fused, vi) + 1 - T.min(i_fused, vi)), T.min(0, vk):T.min(0, vk) + (T.max(T.max(vk, 0) + 255, vk) + 1 - T.min(0, vk))])
                vi_1 = T.int32()
                T.writes(total[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1))], squares[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1))])
                in_thread_total = T.alloc_buffer((1,), strides=(1,), scope="local")
                in_thread_squares = T.alloc_buffer((1,), strides=(1,), scope="local")
                for k_1 in T.thread_binding(256, thread="threadIdx.x"):
                    with T.block(""):
                        T.reads(A[T.min(i_fused, vi):T.min(i_fused, vi) + (T.max(i_fused, vi) + 1 - T.min(i_fused, vi)), T.min(k_1, vk):T.min(k_1, vk) + (T.max(k_1, vk) + 1 - T.min(k_1, vk))], in_thread_total[0], in_thread_squares[0])
                        T.writes(in_thread_total[0], in_thread_squares[0], total[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1))], squares[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1))])
                        cross_thread_total = T.alloc_buffer((1,), strides=(1,), scope="local")
                        cross_thread_squares = T.alloc_buffer((1,), strides=(1,), scope="local")
                        with T.block("sums_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_total[0], in_thread_squares[0])
                            in_thread_total[0] = T.float32(0.0)
                            in_thread_squares[0] = T.float32(0.0)
                        for k_0 in range(1):
                            with T.block("sums_in_thread"):
                                T.where(k_0 * 256 + k_1 < 64)
                                T.reads(A[i_fused, k_0 * 256 + k_1])
                                T.writes(in_thread_total[0], in_thread_squares[0])
                                new_total: T.float32 = in_thread_total[0] + A[i_fused, k_0 * 256 + k_1]
                                new_squares: T.float32 = in_thread_squares[0] + A[i_fused, k_0 * 256 + k_1] * A[i_fused, k_0 * 256 + k_1]
                                in_thread_total[0] = new_total
                                in_thread_squares[0] = new_squares
                        with T.block("sums_cross_thread"):
                            T.reads(in_thread_total[0], in_thread_squares[0])
                            T.writes(cross_thread_total[0], cross_thread_squares[0])
                            T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(2), in_thread_total[0], in_thread_squares[0], T.bool(True), cross_thread_total[0], cross_thread_squares[0], k_1)
                        with T.block("sums_write_back"):
                            T.where(k_1 == 0)
                            T.reads(cross_thread_total[0], cross_thread_squares[0])
                            T.writes(total[i_fused], squares[i_fused])
                            total[i_fused] = cross_thread_total[0]
                            squares[i_fused] = cross_thread_squares[0]
        for i_j_fused_0 in T.thread_binding(4, thread="blockIdx.x"):
            for i_j_fused_1 in T.thread_binding(64, thread="threadIdx.x"):
                with T.block("B"):
                    T.reads(A[(i_j_fused_0 * 64 + i_j_fused_1) // 64, (i_j_fused_0 * 64 + i_j_fused_1) % 64], total[(i_j_fused_0 * 64 + i_j_fused_1) // 64], squares[(i_j_fused_0 * 64 + i_j_fused_1) // 64])
                    T.writes(B[(i_j_fused_0 * 64 + i_j_fused_1) // 64, (i_j_fused_0 * 64 + i_j_fused_1) % 64])
                    B[(i_j_fused_0 * 64 + i_j_fused_1) // 64, (i_j_fused_0 * 64 + i_j_fused_1) % 64] = (A[(i_j_fused_0 * 64 + i_j_fused_1) // 64, (i_j_fused_0 * 64 + i_j_fused_1) % 64] - total[(i_j_fused_0 * 64 + i_j_fused_1) // 64] * T.float32(0.015625)) / T.sqrt(squares[(i_j_fused_0 * 64 + i_j_fused_1) // 64] * T.float32(0.015625) - total[(i_j_fused_0 * 64 + i_j_fused_1) // 64] * T.float32(0.015625) * (total[(i_j_fused_0 * 64 + i_j_fused_1) // 64] * T.float32(0.015625)) + T.float32(1.0))
