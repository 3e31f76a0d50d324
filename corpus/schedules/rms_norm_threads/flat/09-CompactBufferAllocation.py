# corpus/schedules/rms_norm_threads: stage 09, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def rms_norm_threads(A: T.Buffer((4, 16), "float32"), B: T.Buffer((4, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(16, thread="threadIdx.x"):
                with T.sblock(""):
                    T.reads(A[blockIdx_x, 0:16])
                    T.writes(B[blockIdx_x, 0:16])
                    squares_shared = T.sblock_alloc_buffer((1,), scope="shared")
                    in_thread_squares_shared = T.sblock_alloc_buffer((1,), scope="local")
                    with T.sblock(""):
                        T.reads(A[blockIdx_x, threadIdx_x], in_thread_squares_shared[0])
                        T.writes(in_thread_squares_shared[0], squares_shared[blockIdx_x - blockIdx_x])
                        cross_thread_squares_shared = T.sblock_alloc_buffer((1,), scope="local")
                        with T.sblock("squares_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_squares_shared[0])
                            in_thread_squares_shared[0] = T.float32(0.0)
                        for ax0_0 in range(1):
                            with T.sblock("squares_in_thread"):
                                T.reads(A[blockIdx_x, ax0_0 * 16 + threadIdx_x])
                                T.writes(in_thread_squares_shared[0])
                                in_thread_squares_shared[0] = in_thread_squares_shared[0] + A[blockIdx_x, ax0_0 * 16 + threadIdx_x] * A[blockIdx_x, ax0_0 * 16 + threadIdx_x]
                        with T.sblock("squares_cross_thread"):
                            T.reads(in_thread_squares_shared[0])
                            T.writes(cross_thread_squares_shared[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_squares_shared[0], T.bool(True), cross_thread_squares_shared[0], threadIdx_x)
                        with T.sblock("squares_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_squares_shared[0])
                            T.writes(squares_shared[blockIdx_x - blockIdx_x])
                            squares_shared[blockIdx_x - blockIdx_x] = cross_thread_squares_shared[0]
                    for j_0 in range(1):
                        with T.sblock("B"):
                            T.reads(A[blockIdx_x, j_0 * 16 + threadIdx_x], squares_shared[blockIdx_x - blockIdx_x])
                            T.writes(B[blockIdx_x, j_0 * 16 + threadIdx_x])
                            B[blockIdx_x, j_0 * 16 + threadIdx_x] = A[blockIdx_x, j_0 * 16 + threadIdx_x] / T.sqrt(squares_shared[blockIdx_x - blockIdx_x] * T.float32(0.0625) + T.float32(1.0))
