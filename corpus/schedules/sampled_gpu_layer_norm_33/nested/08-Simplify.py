# corpus/schedules/sampled_gpu_layer_norm_33: stage 08, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
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
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for threadIdx_x in T.thread_binding(256, thread="threadIdx.x"):
                with T.block(""):
                    vi = T.int32()
                    vk = T.int32()
                    T.reads(A[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(0, vk):T.min(0, vk) + (T.max(T.max(vk, 0) + 255, vk) + 1 - T.min(0, vk))])
                    vi_1 = T.int32()
                    T.writes(total[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))], squares[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))])
                    in_thread_total = T.alloc_buffer((1,), scope="local")
                    in_thread_squares = T.alloc_buffer((1,), scope="local")
                    with T.block(""):
                        T.reads(A[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(threadIdx_x, vk):T.min(threadIdx_x, vk) + (T.max(threadIdx_x, vk) + 1 - T.min(threadIdx_x, vk))], in_thread_total[0], in_thread_squares[0])
                        T.writes(in_thread_total[0], in_thread_squares[0], total[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))], squares[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))])
                        cross_thread_total = T.alloc_buffer((1,), scope="local")
                        cross_thread_squares = T.alloc_buffer((1,), scope="local")
                        with T.block("sums_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_total[0], in_thread_squares[0])
                            in_thread_total[0] = T.float32(0.0)
                            in_thread_squares[0] = T.float32(0.0)
                        for k_0 in range(1):
                            with T.block("sums_in_thread"):
                                T.where(threadIdx_x < 64)
                                T.reads(A[blockIdx_x, threadIdx_x])
                                T.writes(in_thread_total[0], in_thread_squares[0])
                                new_total: T.float32 = in_thread_total[0] + A[blockIdx_x, threadIdx_x]
                                new_squares: T.float32 = in_thread_squares[0] + A[blockIdx_x, threadIdx_x] * A[blockIdx_x, threadIdx_x]
                                in_thread_total[0] = new_total
                                in_thread_squares[0] = new_squares
                        with T.block("sums_cross_thread"):
                            T.reads(in_thread_total[0], in_thread_squares[0])
                            T.writes(cross_thread_total[0], cross_thread_squares[0])
                            T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(2), in_thread_total[0], in_thread_squares[0], T.bool(True), cross_thread_total[0], cross_thread_squares[0], threadIdx_x)
                        with T.block("sums_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_total[0], cross_thread_squares[0])
                            T.writes(total[blockIdx_x], squares[blockIdx_x])
                            total[blockIdx_x] = cross_thread_total[0]
                            squares[blockIdx_x] = cross_thread_squares[0]
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(64, thread="threadIdx.x"):
                with T.block("B"):
                    T.reads(A[blockIdx_x, threadIdx_x], total[blockIdx_x], squares[blockIdx_x])
                    T.writes(B[blockIdx_x, threadIdx_x])
                    B[blockIdx_x, threadIdx_x] = (A[blockIdx_x, threadIdx_x] - total[blockIdx_x] * T.float32(0.015625)) / T.sqrt(squares[blockIdx_x] * T.float32(0.015625) - total[blockIdx_x] * T.float32(0.015625) * (total[blockIdx_x] * T.float32(0.015625)) + T.float32(1.0))
