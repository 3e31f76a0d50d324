# corpus/schedules/sum_odd: stage 04, after tir.LowerCrossThreadReduction, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_odd(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        cross_thread_B = T.alloc_buffer((1,), strides=(1,), scope="local")
        in_thread_B = T.alloc_buffer((1,), strides=(1,), scope="local")
        for i in T.thread_binding(3, thread="blockIdx.x"):
            for k_1 in T.thread_binding(12, thread="threadIdx.x"):
                with T.block("B_in_thread_init"):
                    T.reads()
                    T.writes(in_thread_B[0])
                    in_thread_B[0] = T.float32(0.0)
                for k_0 in range(2):
                    with T.block("B_in_thread"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(24, k_0 * 12 + k_1)
                        T.reads(A[vi, vk])
                        T.writes(in_thread_B[0])
                        in_thread_B[0] = in_thread_B[0] + A[vi, vk]
                with T.block("B_cross_thread"):
                    T.reads(in_thread_B[0])
                    T.writes(cross_thread_B[0])
                    T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                    T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], k_1)
                with T.block("B_write_back"):
                    vi = T.axis.spatial(3, i)
                    T.where(k_1 == 0)
                    T.reads(cross_thread_B[0])
                    T.writes(B[vi])
                    B[vi] = cross_thread_B[0]
