# corpus/schedules/gemv_shared: stage 09, after s_tir.LiftThreadBinding, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gemv_shared(A: T.Buffer((6, 32), "float32"), x: T.Buffer((32,), "float32"), B: T.Buffer((6,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                for threadIdx_y in T.thread_binding(2, thread="threadIdx.y"):
                    with T.sblock(""):
                        T.reads(x[0:32], A[blockIdx_x * 2:blockIdx_x * 2 + 2, 0:32])
                        T.writes(B[blockIdx_x * 2:blockIdx_x * 2 + 2])
                        x_shared = T.sblock_alloc_buffer((32,), scope="shared")
                        for ax0_0 in range(2):
                            with T.sblock("x_shared"):
                                T.reads(x[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x])
                                T.writes(x_shared[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x])
                                x_shared[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x] = x[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x]
                        with T.sblock(""):
                            T.reads(A[blockIdx_x * 2 + threadIdx_y, 0:32], x_shared[0:32])
                            T.writes(B[blockIdx_x * 2 + threadIdx_y])
                            in_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                            with T.sblock(""):
                                T.reads(A[blockIdx_x * 2 + threadIdx_y, threadIdx_x:threadIdx_x + 25], x_shared[threadIdx_x:threadIdx_x + 25], in_thread_B[0])
                                T.writes(in_thread_B[0], B[blockIdx_x * 2 + threadIdx_y])
                                cross_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                                with T.sblock("B_in_thread_init"):
                                    T.reads()
                                    T.writes(in_thread_B[0])
                                    in_thread_B[0] = T.float32(0.0)
                                for k_0 in range(4):
                                    with T.sblock("B_in_thread"):
                                        T.reads(A[blockIdx_x * 2 + threadIdx_y, k_0 * 8 + threadIdx_x], x_shared[k_0 * 8 + threadIdx_x])
                                        T.writes(in_thread_B[0])
                                        in_thread_B[0] = in_thread_B[0] + A[blockIdx_x * 2 + threadIdx_y, k_0 * 8 + threadIdx_x] * x_shared[k_0 * 8 + threadIdx_x]
                                with T.sblock("B_cross_thread"):
                                    T.reads(in_thread_B[0])
                                    T.writes(cross_thread_B[0])
                                    T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                                    T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], threadIdx_x)
                                with T.sblock("B_write_back"):
                                    T.where(threadIdx_x == 0)
                                    T.reads(cross_thread_B[0])
                                    T.writes(B[blockIdx_x * 2 + threadIdx_y])
                                    B[blockIdx_x * 2 + threadIdx_y] = cross_thread_B[0]
