# corpus/schedules/sum_side_by_side: stage 06, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_side_by_side(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                with T.sblock(""):
                    T.reads(A[blockIdx_x * 4 + threadIdx_y, 0:8])
                    T.writes(B[blockIdx_x * 4 + threadIdx_y])
                    cross_thread_B = T.sblock_alloc_buffer((1,), scope="local")
                    for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                        with T.sblock("B_cross_thread"):
                            T.reads(A[blockIdx_x * 4 + threadIdx_y, threadIdx_x])
                            T.writes(cross_thread_B[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(1), A[blockIdx_x * 4 + threadIdx_y, threadIdx_x], T.bool(True), cross_thread_B[0], threadIdx_x)
                        with T.sblock("B_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_B[0])
                            T.writes(B[blockIdx_x * 4 + threadIdx_y])
                            B[blockIdx_x * 4 + threadIdx_y] = cross_thread_B[0]
