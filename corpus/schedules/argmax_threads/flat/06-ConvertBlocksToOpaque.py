# corpus/schedules/argmax_threads: stage 06, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax_threads(place: T.Buffer((3, 32), "int32"), X: T.Buffer((3, 32), "float32"), top: T.Buffer((3,), "int32"), best: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i in T.thread_binding(3, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(X[i, 0:32], place[i, 0:32])
                T.writes(top[i], best[i])
                in_thread_top = T.sblock_alloc_buffer((1,), "int32", strides=(1,), scope="local")
                in_thread_best = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(X[i, k_1:k_1 + 25], place[i, k_1:k_1 + 25], in_thread_top[0], in_thread_best[0])
                        T.writes(in_thread_top[0], in_thread_best[0], top[i], best[i])
                        cross_thread_top = T.sblock_alloc_buffer((1,), "int32", strides=(1,), scope="local")
                        cross_thread_best = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                        with T.sblock("B_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_top[0], in_thread_best[0])
                            in_thread_top[0] = -1
                            in_thread_best[0] = T.float32(-340282346638528859811704183484516925440.0)
                        for k_0 in range(4):
                            with T.sblock("B_in_thread"):
                                T.reads(X[i, k_0 * 8 + k_1], place[i, k_0 * 8 + k_1])
                                T.writes(in_thread_top[0], in_thread_best[0])
                                new_top: T.let[T.int32] = T.Select(in_thread_best[0] >= X[i, k_0 * 8 + k_1], in_thread_top[0], place[i, k_0 * 8 + k_1])
                                new_best: T.let[T.float32] = T.Select(in_thread_best[0] >= X[i, k_0 * 8 + k_1], in_thread_best[0], X[i, k_0 * 8 + k_1])
                                in_thread_top[0] = new_top
                                in_thread_best[0] = new_best
                        with T.sblock("B_cross_thread"):
                            T.reads(in_thread_top[0], in_thread_best[0])
                            T.writes(cross_thread_top[0], cross_thread_best[0])
                            T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (T.Select(x1 >= y1, x0, y0), T.Select(x1 >= y1, x1, y1)), [-1, T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(2), in_thread_top[0], in_thread_best[0], T.bool(True), cross_thread_top[0], cross_thread_best[0], k_1)
                        with T.sblock("B_write_back"):
                            T.where(k_1 == 0)
                            T.reads(cross_thread_top[0], cross_thread_best[0])
                            T.writes(top[i], best[i])
                            top[i] = cross_thread_top[0]
                            best[i] = cross_thread_best[0]
