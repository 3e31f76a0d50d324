# corpus/schedules/gemv_shared: stage 08, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gemv_shared(A: T.Buffer((6, 32), "float32"), x: T.Buffer((32,), "float32"), B: T.Buffer((6,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i_0 in T.thread_binding(3, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(x[0:32], A[i_0 * 2:i_0 * 2 + 2, 0:32])
                T.writes(B[i_0 * 2:i_0 * 2 + 2])
                x_shared = T.sblock_alloc_buffer((32,), scope="shared")
                for ax0_0 in range(2):
                    for ax0_1 in T.thread_binding(2, thread="threadIdx.y"):
                        for ax0_2 in T.thread_binding(8, thread="threadIdx.x"):
                            with T.sblock("x_shared"):
                                T.reads(x[ax0_0 * 16 + ax0_1 * 8 + ax0_2])
                                T.writes(x_shared[ax0_0 * 16 + ax0_1 * 8 + ax0_2])
                                x_shared[ax0_0 * 16 + ax0_1 * 8 + ax0_2] = x[ax0_0 * 16 + ax0_1 * 8 + ax0_2]
                for i_1 in T.thread_binding(2, thread="threadIdx.y"):
                    with T.sblock(""):
                        T.reads(A[i_0 * 2 + i_1, 0:32], x_shared[0:32])
                        T.writes(B[i_0 * 2 + i_1])
                        in_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                        for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                            with T.sblock(""):
                                T.reads(A[i_0 * 2 + i_1, k_1:k_1 + 25], x_shared[k_1:k_1 + 25], in_thread_B[0])
                                T.writes(in_thread_B[0], B[i_0 * 2 + i_1])
                                cross_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                                with T.sblock("B_in_thread_init"):
                                    T.reads()
                                    T.writes(in_thread_B[0])
                                    in_thread_B[0] = T.float32(0.0)
                                for k_0 in range(4):
                                    with T.sblock("B_in_thread"):
                                        T.reads(A[i_0 * 2 + i_1, k_0 * 8 + k_1], x_shared[k_0 * 8 + k_1])
                                        T.writes(in_thread_B[0])
                                        in_thread_B[0] = in_thread_B[0] + A[i_0 * 2 + i_1, k_0 * 8 + k_1] * x_shared[k_0 * 8 + k_1]
                                with T.sblock("B_cross_thread"):
                                    T.reads(in_thread_B[0])
                                    T.writes(cross_thread_B[0])
                                    T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                                    T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], k_1)
                                with T.sblock("B_write_back"):
                                    T.where(k_1 == 0)
                                    T.reads(cross_thread_B[0])
                                    T.writes(B[i_0 * 2 + i_1])
                                    B[i_0 * 2 + i_1] = cross_thread_B[0]
