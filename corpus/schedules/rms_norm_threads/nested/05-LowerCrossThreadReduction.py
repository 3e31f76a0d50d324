# corpus/schedules/rms_norm_threads: stage 05, after tir.LowerCrossThreadReduction, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def rms_norm_threads(A: T.Buffer((4, 16), "float32"), B: T.Buffer((4, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        squares_shared = T.alloc_buffer((4,), scope="shared")
        cross_thread_squares_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
        in_thread_squares_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
        for i in T.thread_binding(4, thread="blockIdx.x"):
            for ax0_1 in T.thread_binding(16, thread="threadIdx.x"):
                with T.block("squares_in_thread_init"):
                    T.reads()
                    T.writes(in_thread_squares_shared[0])
                    in_thread_squares_shared[0] = T.float32(0.0)
                for ax0_0 in range(1):
                    with T.block("squares_in_thread"):
                        vi = T.axis.spatial(4, i)
                        vk = T.axis.reduce(16, ax0_0 * 16 + ax0_1)
                        T.reads(A[vi, vk])
                        T.writes(in_thread_squares_shared[0])
                        in_thread_squares_shared[0] = in_thread_squares_shared[0] + A[vi, vk] * A[vi, vk]
                with T.block("squares_cross_thread"):
                    T.reads(in_thread_squares_shared[0])
                    T.writes(cross_thread_squares_shared[0])
                    T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                    T.tvm_thread_allreduce(T.uint32(1), in_thread_squares_shared[0], T.bool(True), cross_thread_squares_shared[0], ax0_1)
                with T.block("squares_write_back"):
                    vi = T.axis.spatial(4, i)
                    T.where(ax0_1 == 0)
                    T.reads(cross_thread_squares_shared[0])
                    T.writes(squares_shared[vi])
                    squares_shared[vi] = cross_thread_squares_shared[0]
            for j_0 in range(1):
                for j_1 in T.thread_binding(16, thread="threadIdx.x"):
                    with T.block("B"):
                        vi = T.axis.spatial(4, i)
                        vj = T.axis.spatial(16, j_0 * 16 + j_1)
                        T.reads(A[vi, vj], squares_shared[vi])
                        T.writes(B[vi, vj])
                        B[vi, vj] = A[vi, vj] / T.sqrt(squares_shared[vi] * T.float32(0.0625) + T.float32(1.0))
