# corpus/schedules/sampled_gpu_layer_norm_33: stage 06, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
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
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            with T.sblock(""):
                T.reads(A[blockIdx_x, 0:256])
                T.writes(total[blockIdx_x], squares[blockIdx_x])
                in_thread_total = T.sblock_alloc_buffer((1,), scope="local")
                in_thread_squares = T.sblock_alloc_buffer((1,), scope="local")
                for threadIdx_x in T.thread_binding(256, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[blockIdx_x, threadIdx_x], in_thread_total[0], in_thread_squares[0])
                        T.writes(in_thread_total[0], in_thread_squares[0], total[blockIdx_x], squares[blockIdx_x])
                        cross_thread_total = T.sblock_alloc_buffer((1,), scope="local")
                        cross_thread_squares = T.sblock_alloc_buffer((1,), scope="local")
                        with T.sblock("sums_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_total[0], in_thread_squares[0])
                            in_thread_total[0] = T.float32(0.0)
                            in_thread_squares[0] = T.float32(0.0)
                        for k_0 in range(1):
                            with T.sblock("sums_in_thread"):
                                T.where(k_0 * 256 + threadIdx_x < 64)
                                T.reads(A[blockIdx_x, k_0 * 256 + threadIdx_x])
                                T.writes(in_thread_total[0], in_thread_squares[0])
                                new_total: T.let[T.float32] = in_thread_total[0] + A[blockIdx_x, k_0 * 256 + threadIdx_x]
                                new_squares: T.let[T.float32] = in_thread_squares[0] + A[blockIdx_x, k_0 * 256 + threadIdx_x] * A[blockIdx_x, k_0 * 256 + threadIdx_x]
                                in_thread_total[0] = new_total
                                in_thread_squares[0] = new_squares
                        with T.sblock("sums_cross_thread"):
                            T.reads(in_thread_total[0], in_thread_squares[0])
                            T.writes(cross_thread_total[0], cross_thread_squares[0])
                            T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(2), in_thread_total[0], in_thread_squares[0], T.bool(True), cross_thread_total[0], cross_thread_squares[0], threadIdx_x)
                        with T.sblock("sums_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_total[0], cross_thread_squares[0])
                            T.writes(total[blockIdx_x], squares[blockIdx_x])
                            total[blockIdx_x] = cross_thread_total[0]
                            squares[blockIdx_x] = cross_thread_squares[0]
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(64, thread="threadIdx.x"):
                with T.sblock("B"):
                    T.reads(A[(blockIdx_x * 64 + threadIdx_x) // 64, (blockIdx_x * 64 + threadIdx_x) % 64], total[(blockIdx_x * 64 + threadIdx_x) // 64], squares[(blockIdx_x * 64 + threadIdx_x) // 64])
                    T.writes(B[(blockIdx_x * 64 + threadIdx_x) // 64, (blockIdx_x * 64 + threadIdx_x) % 64])
                    B[(blockIdx_x * 64 + threadIdx_x) // 64, (blockIdx_x * 64 + threadIdx_x) % 64] = (A[(blockIdx_x * 64 + threadIdx_x) // 64, (blockIdx_x * 64 + threadIdx_x) % 64] - total[(blockIdx_x * 64 + threadIdx_x) // 64] * T.float32(0.015625)) / T.sqrt(squares[(blockIdx_x * 64 + threadIdx_x) // 64] * T.float32(0.015625) - total[(blockIdx_x * 64 + threadIdx_x) // 64] * T.float32(0.015625) * (total[(blockIdx_x * 64 + threadIdx_x) // 64] * T.float32(0.015625)) + T.float32(1.0))
