# corpus/schedules/argmax_threads: stage 09, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax_threads(place: T.Buffer((3, 32), "int32"), X: T.Buffer((3, 32), "float32"), top: T.Buffer((3,), "int32"), best: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                with T.block(""):
                    vi = T.int32()
                    vk = T.int32()
                    T.reads(X[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(0, vk):T.min(0, vk) + (T.max(T.max(T.max(31, vk) + T.min(7, vk) - T.min(0, vk), vk), 31) + 1 - T.min(0, vk))], place[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(0, vk):T.min(0, vk) + (T.max(T.max(T.max(31, vk) + T.min(7, vk) - T.min(0, vk), vk), 31) + 1 - T.min(0, vk))])
                    vi_1 = T.int32()
                    T.writes(top[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))], best[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))])
                    in_thread_top = T.alloc_buffer((1,), "int32", scope="local")
                    in_thread_best = T.alloc_buffer((1,), scope="local")
                    with T.block(""):
                        T.reads(X[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(threadIdx_x, vk):T.min(threadIdx_x, vk) + (T.max(threadIdx_x + 24, vk) + 1 - T.min(threadIdx_x, vk))], place[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(threadIdx_x, vk):T.min(threadIdx_x, vk) + (T.max(threadIdx_x + 24, vk) + 1 - T.min(threadIdx_x, vk))], in_thread_best[0], in_thread_top[0])
                        T.writes(in_thread_top[0], in_thread_best[0], top[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))], best[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))])
                        cross_thread_top = T.alloc_buffer((1,), "int32", scope="local")
                        cross_thread_best = T.alloc_buffer((1,), scope="local")
                        with T.block("B_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_top[0], in_thread_best[0])
                            in_thread_top[0] = -1
                            in_thread_best[0] = T.float32(-340282346638528859811704183484516925440.0)
                        for k_0 in range(4):
                            with T.block("B_in_thread"):
                                T.reads(X[blockIdx_x, k_0 * 8 + threadIdx_x], place[blockIdx_x, k_0 * 8 + threadIdx_x])
                                T.writes(in_thread_top[0], in_thread_best[0])
                                new_top: T.int32 = T.Select(X[blockIdx_x, k_0 * 8 + threadIdx_x] <= in_thread_best[0], in_thread_top[0], place[blockIdx_x, k_0 * 8 + threadIdx_x])
                                new_best: T.float32 = T.Select(X[blockIdx_x, k_0 * 8 + threadIdx_x] <= in_thread_best[0], in_thread_best[0], X[blockIdx_x, k_0 * 8 + threadIdx_x])
                                in_thread_top[0] = new_top
                                in_thread_best[0] = new_best
                        with T.block("B_cross_thread"):
                            T.reads(in_thread_top[0], in_thread_best[0])
                            T.writes(cross_thread_top[0], cross_thread_best[0])
                            T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (T.Select(x1 >= y1, x0, y0), T.Select(x1 >= y1, x1, y1)), [-1, T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(2), in_thread_top[0], in_thread_best[0], T.bool(True), cross_thread_top[0], cross_thread_best[0], threadIdx_x)
                        with T.block("B_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_top[0], cross_thread_best[0])
                            T.writes(top[blockIdx_x], best[blockIdx_x])
                            top[blockIdx_x] = cross_thread_top[0]
                            best[blockIdx_x] = cross_thread_best[0]
