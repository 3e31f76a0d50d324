# corpus/schedules/sum_rfactor: stage 10, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_rfactor(A: T.Buffer((4, 32), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(A[blockIdx_x, 0:32])
                T.writes(B[blockIdx_x])
                cross_thread_B = T.sblock_alloc_buffer((1,), scope="local")
                for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[blockIdx_x, threadIdx_x:threadIdx_x + 25], cross_thread_B[0])
                        T.writes(cross_thread_B[0], B[blockIdx_x])
                        B_rf_local = T.sblock_alloc_buffer((1, 1), scope="local")
                        for ax0 in range(4):
                            with T.sblock("B_rf"):
                                T.reads(A[blockIdx_x, ax0 * 8 + threadIdx_x])
                                T.writes(B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x])
                                if ax0 == 0:
                                    B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x] = T.float32(0.0)
                                B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x] = B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x] + A[blockIdx_x, ax0 * 8 + threadIdx_x]
                        with T.sblock("B_cross_thread"):
                            T.reads(B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x])
                            T.writes(cross_thread_B[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(1), B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x], T.bool(True), cross_thread_B[0], threadIdx_x)
                        with T.sblock("B_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_B[0])
                            T.writes(B[blockIdx_x])
                            B[blockIdx_x] = cross_thread_B[0]
