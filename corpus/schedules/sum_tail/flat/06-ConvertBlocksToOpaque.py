# corpus/schedules/sum_tail: stage 06, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_tail(A: T.Buffer((3, 21), "float32"), B: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i in T.thread_binding(3, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(A[i, 0:24])
                T.writes(B[i])
                in_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[i, k_1:k_1 + 17], in_thread_B[0])
                        T.writes(in_thread_B[0], B[i])
                        cross_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                        with T.sblock("B_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_B[0])
                            in_thread_B[0] = T.float32(0.0)
                        for k_0 in range(3):
                            with T.sblock("B_in_thread"):
                                T.where(k_0 * 8 + k_1 < 21)
                                T.reads(A[i, k_0 * 8 + k_1])
                                T.writes(in_thread_B[0])
                                in_thread_B[0] = in_thread_B[0] + A[i, k_0 * 8 + k_1]
                        with T.sblock("B_cross_thread"):
                            T.reads(in_thread_B[0])
                            T.writes(cross_thread_B[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], k_1)
                        with T.sblock("B_write_back"):
                            T.where(k_1 == 0)
                            T.reads(cross_thread_B[0])
                            T.writes(B[i])
                            B[i] = cross_thread_B[0]
