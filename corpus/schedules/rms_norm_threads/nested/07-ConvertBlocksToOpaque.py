# corpus/schedules/rms_norm_threads: stage 07, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def rms_norm_threads(A: T.Buffer((4, 16), "float32"), B: T.Buffer((4, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i in T.thread_binding(4, thread="blockIdx.x"):
            with T.block(""):
                vi = T.int32()
                vi_1 = T.int32()
                vk = T.int32()
                vj = T.int32()
                T.reads(A[T.min(T.min(i, vi), vi_1):T.min(T.min(i, vi), vi_1) + (T.max(T.max(i, vi), vi_1) + 1 - T.min(T.min(i, vi), vi_1)), T.min(T.min(0, vk), vj):T.min(T.min(0, vk), vj) + (T.max(T.max(T.max(vk, 0) + 15, vk), vj) + 1 - T.min(T.min(0, vk), vj))])
                T.writes(B[T.min(i, vi_1):T.min(i, vi_1) + (T.max(i, vi_1) + 1 - T.min(i, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(15, vj) + 1 - T.min(0, vj))])
                squares_shared = T.alloc_buffer((4,), scope="shared")
                in_thread_squares_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                for ax0_1 in T.thread_binding(16, thread="threadIdx.x"):
                    with T.block(""):
                        T.reads(A[T.min(i, vi):T.min(i, vi) + (T.max(i, vi) + 1 - T.min(i, vi)), T.min(ax0_1, vk):T.min(ax0_1, vk) + (T.max(ax0_1, vk) + 1 - T.min(ax0_1, vk))], in_thread_squares_shared[0])
                        vi_2 = T.int32()
                        T.writes(in_thread_squares_shared[0], squares_shared[T.min(i, vi_2):T.min(i, vi_2) + (T.max(i, vi_2) + 1 - T.min(i, vi_2))])
                        cross_thread_squares_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                        with T.block("squares_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_squares_shared[0])
                            in_thread_squares_shared[0] = T.float32(0.0)
                        for ax0_0 in range(1):
                            with T.block("squares_in_thread"):
                                T.reads(A[i, ax0_0 * 16 + ax0_1])
                                T.writes(in_thread_squares_shared[0])
                                in_thread_squares_shared[0] = in_thread_squares_shared[0] + A[i, ax0_0 * 16 + ax0_1] * A[i, ax0_0 * 16 + ax0_1]
                        with T.block("squares_cross_thread"):
                            T.reads(in_thread_squares_shared[0])
                            T.writes(cross_thread_squares_shared[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_squares_shared[0], T.bool(True), cross_thread_squares_shared[0], ax0_1)
                        with T.block("squares_write_back"):
                            T.where(ax0_1 == 0)
                            T.reads(cross_thread_squares_shared[0])
                            T.writes(squares_shared[i])
                            squares_shared[i] = cross_thread_squares_shared[0]
                for j_0 in range(1):
                    for j_1 in T.thread_binding(16, thread="threadIdx.x"):
                        with T.block("B"):
                            T.reads(A[i, j_0 * 16 + j_1], squares_shared[i])
                            T.writes(B[i, j_0 * 16 + j_1])
                            B[i, j_0 * 16 + j_1] = A[i, j_0 * 16 + j_1] / T.sqrt(squares_shared[i] * T.float32(0.0625) + T.float32(1.0))
