# corpus/schedules/softmax_threads: stage 09, after s_tir.LiftThreadBinding, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def softmax_threads(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3, 24), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                with T.sblock(""):
                    T.reads(A[blockIdx_x, 0:24])
                    T.writes(B[blockIdx_x, 0:24])
                    peak_shared = T.sblock_alloc_buffer((3,), scope="shared")
                    total_shared = T.sblock_alloc_buffer((3,), scope="shared")
                    in_thread_peak_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                    in_thread_total_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                    with T.sblock(""):
                        T.reads(A[blockIdx_x, threadIdx_x:threadIdx_x + 17], in_thread_peak_shared[0])
                        T.writes(in_thread_peak_shared[0], peak_shared[blockIdx_x])
                        cross_thread_peak_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                        with T.sblock("peak_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_peak_shared[0])
                            in_thread_peak_shared[0] = T.float32(-340282346638528859811704183484516925440.0)
                        for ax0_0 in range(3):
                            with T.sblock("peak_in_thread"):
                                T.reads(A[blockIdx_x, ax0_0 * 8 + threadIdx_x])
                                T.writes(in_thread_peak_shared[0])
                                in_thread_peak_shared[0] = T.max(in_thread_peak_shared[0], A[blockIdx_x, ax0_0 * 8 + threadIdx_x])
                        with T.sblock("peak_cross_thread"):
                            T.reads(in_thread_peak_shared[0])
                            T.writes(cross_thread_peak_shared[0])
                            T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_peak_shared[0], T.bool(True), cross_thread_peak_shared[0], threadIdx_x)
                        with T.sblock("peak_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_peak_shared[0])
                            T.writes(peak_shared[blockIdx_x])
                            peak_shared[blockIdx_x] = cross_thread_peak_shared[0]
                    with T.sblock(""):
                        T.reads(A[blockIdx_x, threadIdx_x:threadIdx_x + 17], peak_shared[blockIdx_x], in_thread_total_shared[0])
                        T.writes(in_thread_total_shared[0], total_shared[blockIdx_x])
                        cross_thread_total_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                        with T.sblock("total_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_total_shared[0])
                            in_thread_total_shared[0] = T.float32(0.0)
                        for ax0_0 in range(3):
                            with T.sblock("total_in_thread"):
                                T.reads(A[blockIdx_x, ax0_0 * 8 + threadIdx_x], peak_shared[blockIdx_x])
                                T.writes(in_thread_total_shared[0])
                                in_thread_total_shared[0] = in_thread_total_shared[0] + T.pow(T.float32(2.0), A[blockIdx_x, ax0_0 * 8 + threadIdx_x] - peak_shared[blockIdx_x])
                        with T.sblock("total_cross_thread"):
                            T.reads(in_thread_total_shared[0])
                            T.writes(cross_thread_total_shared[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_total_shared[0], T.bool(True), cross_thread_total_shared[0], threadIdx_x)
                        with T.sblock("total_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_total_shared[0])
                            T.writes(total_shared[blockIdx_x])
                            total_shared[blockIdx_x] = cross_thread_total_shared[0]
                    for j_0 in range(3):
                        with T.sblock("B"):
                            T.reads(A[blockIdx_x, j_0 * 8 + threadIdx_x], peak_shared[blockIdx_x], total_shared[blockIdx_x])
                            T.writes(B[blockIdx_x, j_0 * 8 + threadIdx_x])
                            B[blockIdx_x, j_0 * 8 + threadIdx_x] = T.pow(T.float32(2.0), A[blockIdx_x, j_0 * 8 + threadIdx_x] - peak_shared[blockIdx_x]) / total_shared[blockIdx_x]
