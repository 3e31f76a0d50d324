# corpus/schedules/layer_norm_threads: stage 07, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def layer_norm_threads(A: T.Buffer((3, 32), "float32"), gain: T.Buffer((32,), "float32"), B: T.Buffer((3, 32), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i in T.thread_binding(3, thread="blockIdx.x"):
            with T.block(""):
                vi = T.int32()
                vi_1 = T.int32()
                vk = T.int32()
                vj = T.int32()
                T.reads(A[T.min(T.min(i, vi), vi_1):T.min(T.min(i, vi), vi_1) + (T.max(T.max(i, vi), vi_1) + 1 - T.min(T.min(i, vi), vi_1)), T.min(T.min(0, vk), vj):T.min(T.min(0, vk), vj) + (T.max(T.max(T.max(T.min(15, vk) + T.max(31, vk) - T.min(0, vk), vk), vj), 31) + 1 - T.min(T.min(0, vk), vj))], gain[T.min(0, vj):T.min(0, vj) + (T.max(31, vj) + 1 - T.min(0, vj))])
                T.writes(B[T.min(i, vi_1):T.min(i, vi_1) + (T.max(i, vi_1) + 1 - T.min(i, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(31, vj) + 1 - T.min(0, vj))])
                total_shared = T.alloc_buffer((3,), scope="shared")
                squares_shared = T.alloc_buffer((3,), scope="shared")
                in_thread_total_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                in_thread_squares_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                for ax0_1 in T.thread_binding(16, thread="threadIdx.x"):
                    with T.block(""):
                        T.reads(A[T.min(i, vi):T.min(i, vi) + (T.max(i, vi) + 1 - T.min(i, vi)), T.min(ax0_1, vk):T.min(ax0_1, vk) + (T.max(ax0_1 + 16, vk) + 1 - T.min(ax0_1, vk))], in_thread_total_shared[0], in_thread_squares_shared[0])
                        vi_2 = T.int32()
                        T.writes(in_thread_total_shared[0], in_thread_squares_shared[0], total_shared[T.min(i, vi_2):T.min(i, vi_2) + (T.max(i, vi_2) + 1 - T.min(i, vi_2))], squares_shared[T.min(i, vi_2):T.min(i, vi_2) + (T.max(i, vi_2) + 1 - T.min(i, vi_2))])
                        cross_thread_total_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                        cross_thread_squares_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                        with T.block("sums_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_total_shared[0], in_thread_squares_shared[0])
                            in_thread_total_shared[0] = T.float32(0.0)
                            in_thread_squares_shared[0] = T.float32(0.0)
                        for ax0_0 in range(2):
                            with T.block("sums_in_thread"):
                                T.reads(A[i, ax0_0 * 16 + ax0_1])
                                T.writes(in_thread_total_shared[0], in_thread_squares_shared[0])
                                new_total: T.float32 = in_thread_total_shared[0] + A[i, ax0_0 * 16 + ax0_1]
                                new_squares: T.float32 = in_thread_squares_shared[0] + A[i, ax0_0 * 16 + ax0_1] * A[i, ax0_0 * 16 + ax0_1]
                                in_thread_total_shared[0] = new_total
                                in_thread_squares_shared[0] = new_squares
                        with T.block("sums_cross_thread"):
                            T.reads(in_thread_total_shared[0], in_thread_squares_shared[0])
                            T.writes(cross_thread_total_shared[0], cross_thread_squares_shared[0])
                            T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(2), in_thread_total_shared[0], in_thread_squares_shared[0], T.bool(True), cross_thread_total_shared[0], cross_thread_squares_shared[0], ax0_1)
                        with T.block("sums_write_back"):
                            T.where(ax0_1 == 0)
                            T.reads(cross_thread_total_shared[0], cross_thread_squares_shared[0])
                            T.writes(total_shared[i], squares_shared[i])
                            total_shared[i] = cross_thread_total_shared[0]
                            squares_shared[i] = cross_thread_squares_shared[0]
                for j_0 in range(2):
                    for j_1 in T.thread_binding(16, thread="threadIdx.x"):
                        with T.block("B"):
                            T.reads(A[i, j_0 * 16 + j_1], total_shared[i], gain[j_0 * 16 + j_1], squares_shared[i])
                            T.writes(B[i, j_0 * 16 + j_1])
                            B[i, j_0 * 16 + j_1] = (A[i, j_0 * 16 + j_1] - total_shared[i] * T.float32(0.03125)) * gain[j_0 * 16 + j_1] / T.sqrt(squares_shared[i] * T.float32(0.03125) - total_shared[i] * T.float32(0.03125) * (total_shared[i] * T.float32(0.03125)) + T.float32(1.0))
