# corpus/schedules/layer_norm_threads: stage 10, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def layer_norm_threads(A: T.Buffer((3, 32), "float32"), gain: T.Buffer((32,), "float32"), B: T.Buffer((3, 32), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(16, thread="threadIdx.x"):
                with T.block(""):
                    vi = T.int32()
                    vi_1 = T.int32()
                    vk = T.int32()
                    vj = T.int32()
                    T.reads(A[T.min(T.min(blockIdx_x, vi), vi_1):T.min(T.min(blockIdx_x, vi), vi_1) + (T.max(T.max(blockIdx_x, vi), vi_1) + 1 - T.min(T.min(blockIdx_x, vi), vi_1)), T.min(T.min(0, vk), vj):T.min(T.min(0, vk), vj) + (T.max(T.max(T.max(T.max(31, vk) + T.min(15, vk) - T.min(0, vk), vk), vj), 31) + 1 - T.min(T.min(0, vk), vj))], gain[T.min(0, vj):T.min(0, vj) + (T.max(31, vj) + 1 - T.min(0, vj))])
                    T.writes(B[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(31, vj) + 1 - T.min(0, vj))])
                    total_shared = T.alloc_buffer((1,), scope="shared")
                    squares_shared = T.alloc_buffer((1,), scope="shared")
                    in_thread_total_shared = T.alloc_buffer((1,), scope="local")
                    in_thread_squares_shared = T.alloc_buffer((1,), scope="local")
                    with T.block(""):
                        T.reads(A[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(threadIdx_x, vk):T.min(threadIdx_x, vk) + (T.max(threadIdx_x + 16, vk) + 1 - T.min(threadIdx_x, vk))], in_thread_total_shared[0], in_thread_squares_shared[0])
                        vi_2 = T.int32()
                        T.writes(in_thread_total_shared[0], in_thread_squares_shared[0], total_shared[T.min(0, vi_2 - blockIdx_x):T.min(0, vi_2 - blockIdx_x) + (T.max(blockIdx_x, vi_2) + 1 - T.min(blockIdx_x, vi_2))], squares_shared[T.min(0, vi_2 - blockIdx_x):T.min(0, vi_2 - blockIdx_x) + (T.max(blockIdx_x, vi_2) + 1 - T.min(blockIdx_x, vi_2))])
                        cross_thread_total_shared = T.alloc_buffer((1,), scope="local")
                        cross_thread_squares_shared = T.alloc_buffer((1,), scope="local")
                        with T.block("sums_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_total_shared[0], in_thread_squares_shared[0])
                            in_thread_total_shared[0] = T.float32(0.0)
                            in_thread_squares_shared[0] = T.float32(0.0)
                        for ax0_0 in range(2):
                            with T.block("sums_in_thread"):
                                T.reads(A[blockIdx_x, ax0_0 * 16 + threadIdx_x])
                                T.writes(in_thread_total_shared[0], in_thread_squares_shared[0])
                                new_total: T.float32 = in_thread_total_shared[0] + A[blockIdx_x, ax0_0 * 16 + threadIdx_x]
                                new_squares: T.float32 = in_thread_squares_shared[0] + A[blockIdx_x, ax0_0 * 16 + threadIdx_x] * A[blockIdx_x, ax0_0 * 16 + threadIdx_x]
                                in_thread_total_shared[0] = new_total
                                in_thread_squares_shared[0] = new_squares
                        with T.block("sums_cross_thread"):
                            T.reads(in_thread_total_shared[0], in_thread_squares_shared[0])
                            T.writes(cross_thread_total_shared[0], cross_thread_squares_shared[0])
                            T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(2), in_thread_total_shared[0], in_thread_squares_shared[0], T.bool(True), cross_thread_total_shared[0], cross_thread_squares_shared[0], threadIdx_x)
                        with T.block("sums_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_total_shared[0], cross_thread_squares_shared[0])
                            T.writes(total_shared[0], squares_shared[0])
                            total_shared[0] = cross_thread_total_shared[0]
                            squares_shared[0] = cross_thread_squares_shared[0]
                    for j_0 in range(2):
                        with T.block("B"):
                            T.reads(A[blockIdx_x, j_0 * 16 + threadIdx_x], total_shared[0], gain[j_0 * 16 + threadIdx_x], squares_shared[0])
                            T.writes(B[blockIdx_x, j_0 * 16 + threadIdx_x])
                            B[blockIdx_x, j_0 * 16 + threadIdx_x] = (A[blockIdx_x, j_0 * 16 + threadIdx_x] - total_shared[0] * T.float32(0.03125)) * gain[j_0 * 16 + threadIdx_x] / T.sqrt(squares_shared[0] * T.float32(0.03125) - total_shared[0] * T.float32(0.03125) * (total_shared[0] * T.float32(0.03125)) + T.float32(1.0))
