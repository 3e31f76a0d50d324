# corpus/schedules/softmax_threads: stage 09, after tir.LiftThreadBinding, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax_threads(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3, 24), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                with T.block(""):
                    vi = T.int32()
                    vi_1 = T.int32()
                    vi_2 = T.int32()
                    vk = T.int32()
                    vk_1 = T.int32()
                    vj = T.int32()
                    T.reads(A[T.min(T.min(T.min(vi, vi_1), blockIdx_x), vi_2):T.min(T.min(T.min(vi, vi_1), blockIdx_x), vi_2) + (T.max(T.max(T.max(vi, vi_1), blockIdx_x), vi_2) + 1 - T.min(T.min(T.min(vi, vi_1), blockIdx_x), vi_2)), T.min(T.min(T.min(vk, vk_1), vj), 0):T.min(T.min(T.min(vk, vk_1), vj), 0) + (T.max(T.max(T.max(T.max(T.max(T.min(7, vk) + T.max(23, vk) - T.min(0, vk), vk), T.min(7, vk_1) + T.max(23, vk_1) - T.min(0, vk_1)), vk_1), vj), 23) + 1 - T.min(T.min(T.min(vk, vk_1), vj), 0))])
                    T.writes(B[T.min(blockIdx_x, vi_2):T.min(blockIdx_x, vi_2) + (T.max(blockIdx_x, vi_2) + 1 - T.min(blockIdx_x, vi_2)), T.min(0, vj):T.min(0, vj) + (T.max(23, vj) + 1 - T.min(0, vj))])
                    peak_shared = T.alloc_buffer((3,), scope="shared")
                    total_shared = T.alloc_buffer((3,), scope="shared")
                    in_thread_peak_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                    in_thread_total_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                    with T.block(""):
                        T.reads(A[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(threadIdx_x, vk):T.min(threadIdx_x, vk) + (T.max(threadIdx_x + 16, vk) + 1 - T.min(threadIdx_x, vk))], in_thread_peak_shared[0])
                        vi_3 = T.int32()
                        T.writes(in_thread_peak_shared[0], peak_shared[T.min(blockIdx_x, vi_3):T.min(blockIdx_x, vi_3) + (T.max(blockIdx_x, vi_3) + 1 - T.min(blockIdx_x, vi_3))])
                        cross_thread_peak_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                        with T.block("peak_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_peak_shared[0])
                            in_thread_peak_shared[0] = T.float32(-340282346638528859811704183484516925440.0)
                        for ax0_0 in range(3):
                            with T.block("peak_in_thread"):
                                T.reads(A[blockIdx_x, ax0_0 * 8 + threadIdx_x])
                                T.writes(in_thread_peak_shared[0])
                                in_thread_peak_shared[0] = T.max(in_thread_peak_shared[0], A[blockIdx_x, ax0_0 * 8 + threadIdx_x])
                        with T.block("peak_cross_thread"):
                            T.reads(in_thread_peak_shared[0])
                            T.writes(cross_thread_peak_shared[0])
                            T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_peak_shared[0], T.bool(True), cross_thread_peak_shared[0], threadIdx_x)
                        with T.block("peak_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_peak_shared[0])
                            T.writes(peak_shared[blockIdx_x])
                            peak_shared[blockIdx_x] = cross_thread_peak_shared[0]
                    with T.block(""):
                        T.reads(A[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1)), T.min(threadIdx_x, vk_1):T.min(threadIdx_x, vk_1) + (T.max(threadIdx_x + 16, vk_1) + 1 - T.min(threadIdx_x, vk_1))], peak_shared[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))], in_thread_total_shared[0])
                        vi_3 = T.int32()
                        T.writes(in_thread_total_shared[0], total_shared[T.min(blockIdx_x, vi_3):T.min(blockIdx_x, vi_3) + (T.max(blockIdx_x, vi_3) + 1 - T.min(blockIdx_x, vi_3))])
                        cross_thread_total_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                        with T.block("total_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_total_shared[0])
                            in_thread_total_shared[0] = T.float32(0.0)
                        for ax0_0 in range(3):
                            with T.block("total_in_thread"):
                                T.reads(A[blockIdx_x, ax0_0 * 8 + threadIdx_x], peak_shared[blockIdx_x])
                                T.writes(in_thread_total_shared[0])
                                in_thread_total_shared[0] = in_thread_total_shared[0] + T.pow(T.float32(2.0), A[blockIdx_x, ax0_0 * 8 + threadIdx_x] - peak_shared[blockIdx_x])
                        with T.block("total_cross_thread"):
                            T.reads(in_thread_total_shared[0])
                            T.writes(cross_thread_total_shared[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_total_shared[0], T.bool(True), cross_thread_total_shared[0], threadIdx_x)
                        with T.block("total_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_total_shared[0])
                            T.writes(total_shared[blockIdx_x])
                            total_shared[blockIdx_x] = cross_thread_total_shared[0]
                    for j_0 in range(3):
                        with T.block("B"):
                            T.reads(A[blockIdx_x, j_0 * 8 + threadIdx_x], peak_shared[blockIdx_x], total_shared[blockIdx_x])
                            T.writes(B[blockIdx_x, j_0 * 8 + threadIdx_x])
                            B[blockIdx_x, j_0 * 8 + threadIdx_x] = T.pow(T.float32(2.0), A[blockIdx_x, j_0 * 8 + threadIdx_x] - peak_shared[blockIdx_x]) / total_shared[blockIdx_x]
